import { autoLoginCall } from '#contract/login.ts';
import { decision } from '#engine/decision.ts';
import { customerPatch } from '#engine/lead.ts';
import { call, go, type Outcome, stay, withSessionPatch } from '#engine/outcome.ts';

const emptyFields = { residenceAddress: '', city: '', pincode: '', appVersion: '', appBundle: '' };

/** §2 "/auto-login": sends the stored access token to its own address; without one nothing is sent. */
export function logInByToken(access_token: string | null, mobile_no: string | null, url: string): Outcome {
  if (!access_token) return stay();
  const body = { access_token, mobile_no: mobile_no ?? '', ...emptyFields };
  return call(autoLoginCall, () => ({ url, body }), autoLoginRead);
}

/** §2 "/auto-login": status 1 saves the customer's name and details and goes to /home; otherwise nothing visible happens. */
export const autoLoginRead = decision<typeof autoLoginCall>({
  title: 'Auto-login',
  section: '§2 Login',
  rows: [
    {
      label: 'logged in: /home',
      when: ({ body }) => body?.status === 1,
      then: ({ body }) =>
        withSessionPatch({ loggedIn: true, ...customerPatch(body?.data?.customer_details ?? {}) }, go('/home')),
    },
    { label: 'otherwise nothing visible happens', when: () => true, then: () => stay('Auto-login failed') },
  ],
});
