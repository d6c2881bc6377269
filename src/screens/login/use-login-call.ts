import { useSend } from '#api/send.ts';
import { submitAtLeastMs } from '#engine/delays.ts';
import { useSettings } from '#screen/settings-context.ts';
import { storedSource } from '#session/campaign.ts';

/** §9 "form submit 500 ms", beside the work: the longer of the two is what a person waits (decisions.md §8). */
export async function atLeastSubmitTime<Reply>(asked: Promise<Reply>): Promise<Reply> {
  const passed = new Promise<void>((resolve) => setTimeout(resolve, submitAtLeastMs));
  const [reply] = await Promise.all([asked, passed]);
  return reply;
}

/** The contract is not among what the first screen waits for. */
const fetchCall = () => import('#contract/login.ts').then(({ loginByMobile }) => loginByMobile);

/** §7: asks for a one-time code, the first and every later one alike. */
export function useLoginCall() {
  const send = useSend();
  const { platformTag } = useSettings();
  return function login(mobile: string) {
    const source = storedSource();
    return atLeastSubmitTime(
      send(fetchCall, {
        query: source ? { utm_source: source } : {},
        body: { mobile, plateform: platformTag },
      }),
    );
  };
}
