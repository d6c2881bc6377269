import { useSend } from '#api/send.ts';
import { aadhaarPanReverify, mismatchClick } from '#contract/kyc.ts';
import { aadhaarReverified, mismatchClicked } from '#engine/decisions/aadhaar.ts';
import { useOnce } from '#steps/once.ts';
import { useRun } from '#steps/run-context.ts';
import { useSettings } from '#steps/settings-context.ts';
import { Button, ButtonStack } from '#ui/button.tsx';
import { useSay } from '#ui/say.ts';

/** decisions.md §3: the two actions of the re-KYC messages, on /pan-not-linked and on the dashboard. */
export function RekycActions({ isLinkedDone }: { isLinkedDone: boolean }) {
  const say = useSay();
  const send = useSend();
  const { answer } = useRun();
  const { taxPortalUrl } = useSettings();
  const [linking, link] = useOnce(async () => answer(mismatchClicked(taxPortalUrl), await send(mismatchClick)));
  const [verifying, verify] = useOnce(async () => answer(aadhaarReverified, await send(aadhaarPanReverify)));
  return (
    <ButtonStack>
      {!isLinkedDone && (
        <Button variant="second" busy={linking} disabled={verifying} onClick={link}>
          {say('Link PAN with Aadhaar')}
        </Button>
      )}
      <Button busy={verifying} disabled={linking} onClick={verify}>
        {say('I have linked, verify again')}
      </Button>
    </ButtonStack>
  );
}
