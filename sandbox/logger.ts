import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

/** Writes the JSON lines as text for a person, without the lines of answered requests. */
const asText: DestinationStream = {
  write(line) {
    const { level, message, call, status, requestId } = JSON.parse(line);
    if (status !== undefined) return;
    const request = call === undefined ? '' : ` (${call}, request ${requestId})`;
    process[level === 'error' ? 'stderr' : 'stdout'].write(`${message}${request}\n`);
  },
};

/** Writes what happens: as text for a person, or as a line of JSON each for a log server. Neither has personal data. */
export function createLogger(kind: 'text' | 'json'): Logger {
  const options = {
    base: null,
    messageKey: 'message',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
  };
  return kind === 'text' ? pino(options, asText) : pino(options);
}
