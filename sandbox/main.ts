import { enableCompileCache } from 'node:module';

// Before any other import: the compiled code, without types, is kept for the next start.
enableCompileCache();
const { start } = await import('./start.ts');
try {
  await start(process.env, process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const isFlag = String(Object(error).code).startsWith('ERR_PARSE_ARGS');
  // The rest of such a message is about words that start with a hyphen. 2 is the status of every command of scripts/.
  console.error(isFlag ? `${message.split('. ')[0]}. sandbox/README.md lists the flags.` : message);
  process.exit(isFlag ? 2 : 1);
}
