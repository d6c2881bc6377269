import { ScreenFrame } from '#screen/screen-frame.tsx';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useTranslate } from '#ui/translate.ts';
import { enterAadhar } from './screen.ts';

interface AadhaarVerifiedProps {
  /** Of the number only the last four digits are left (§17). */
  readonly lastFour: string;
  readonly busy: boolean;
  readonly onCheck: () => void;
}

/** §4 "Aadhaar": the PAN-Aadhaar check follows. */
export function AadhaarVerified({ lastFour, busy, onCheck }: AadhaarVerifiedProps) {
  const t = useTranslate();
  return (
    <ScreenFrame
      screen={enterAadhar}
      title={t('Checking your PAN and Aadhaar')}
      subtitle={t('Your OTP is verified. Now we check that both are yours.')}
      foot={
        <Button busy={busy} onClick={onCheck}>
          {t('Check again')}
        </Button>
      }
    >
      <TextField label={t('Aadhaar number')} locked value={`XXXX XXXX ${lastFour}`} onValueChange={() => undefined} />
    </ScreenFrame>
  );
}
