import { useSend } from '#api/send.ts';
import { rekycMessages } from '#contract/kyc.ts';
import { shared } from '#engine/decisions/shared.ts';
import { useRun } from './run-context.ts';
import { useRead } from './use-read.ts';

/** §3 "Re-KYC messages": what the lender says of PAN and Aadhaar that are not linked. */
export function useRekycMessages() {
  const send = useSend();
  const { answer } = useRun();
  return useRead(async () => {
    const reply = await send(rekycMessages);
    if (reply.kind === 'answered') return reply.body.data;
    await answer(shared, reply);
    return undefined;
  });
}
