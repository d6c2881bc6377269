import * as z from 'zod/mini';
import { call, inData, nothing } from './call.ts';
import { date, filled, flag, number, optional, optionalFields, optionals, text, texts } from './json.ts';

/** §7: name and e-mail of the personal screen. */
export const saveNameAndEmail = call('POST', 'customer_onboarding/onboard_user_NameAndEmail', {
  body: z.object(texts('name', 'email')),
  answer: nothing,
  example: { body: { name: 'Meera Joshi', email: 'meera.joshi@mail.in' }, answer: {} },
});

const panNumber = z.object({ panNumber: z.string() });
const panRefusal = z.object({ mobileNo: optional(text) });

/** §3 panVerifyData: what the look-up of a PAN finds. A list or a text as `full_name_split` is tolerated. */
const panDetails = z.object({
  pan_number: text,
  full_name: optional(text),
  full_name_split: optional(z.union([z.object(optionals(text, 'first_name', 'last_name')), z.array(text), text])),
  dob: optional(date),
});

export type PanDetails = z.output<typeof panDetails>;

/** §4 "PAN": looks the PAN up; a 400 may name the mobile number of another account with it. */
export const panVerification = call('POST', 'customer_onboarding/pan-verification', {
  body: panNumber,
  answer: inData(panDetails),
  refusal: panRefusal,
  example: {
    body: { panNumber: 'BNZPJ4821K' },
    answer: {
      data: {
        pan_number: 'BNZPJ4821K',
        full_name: 'Meera Joshi',
        full_name_split: { first_name: 'Meera', last_name: 'Joshi' },
        dob: '1994-08-14',
      },
    },
    refusal: { mobileNo: '98XXXXXX10' },
  },
});

/** §4 "PAN": Yes on the confirm sheet. */
export const panConfirmation = call('POST', 'customer_onboarding/pan-confirmation', {
  body: panNumber,
  answer: nothing,
  refusal: panRefusal,
  example: { body: { panNumber: 'BNZPJ4821K' }, answer: {}, refusal: { mobileNo: '98XXXXXX10' } },
});

/** §4 "Aadhaar": whether the one-time-code service is down, which preselects the method. */
export const aadhaarStatus = call('GET', 'common/aadhar-status', {
  answer: inData(optionalFields({ isAadhaarDown: optional(flag) })),
  example: { answer: { data: { isAadhaarDown: false } } },
});

/** §7: sends the Aadhaar one-time code. `aadharNo` is the server's spelling. */
export const aadhaarGenerateOtp = call('POST', 'customer_onboarding/aadhar-verification-generate-otp', {
  body: z.object({ aadharNo: z.string() }),
  answer: nothing,
  example: { body: { aadharNo: '999911112222' }, answer: {} },
});

const kycRefusal = z.object(optionals(text, 'route', 'mobileNo'));
const kycRefusalExample = { route: '/pan-not-linked', mobileNo: '98XXXXXX10' };

/** §7: checks the Aadhaar one-time code, six digits. */
export const aadhaarVerifyOtp = call('POST', 'customer_onboarding/aadhar-verification-verify-otp', {
  body: z.object(texts('aadharNo', 'otp')),
  answer: nothing,
  refusal: kycRefusal,
  example: { body: { aadharNo: '999911112222', otp: '481092' }, answer: {}, refusal: kycRefusalExample },
});

const aadhaarPanCheck = (path: string) =>
  call('GET', path, {
    answer: nothing,
    refusal: kycRefusal,
    example: { answer: {}, refusal: kycRefusalExample },
  });

/** §4 "Aadhaar": the PAN-Aadhaar check that follows the one-time code. */
export const aadhaarPanVerify = aadhaarPanCheck('customer_onboarding/aadhar-pan-verify');

/** §4: the same check again, from the re-KYC messages. */
export const aadhaarPanReverify = aadhaarPanCheck('customer_onboarding/aadhar-pan-reverify');

/** §7: opens the document locker; `callBackUrl` is our own /digilocker-verify address. */
export const digilockerInitiate = call('POST', 'customer_onboarding/aadhar-verification-initiate-digilocker', {
  body: z.object({ callBackUrl: z.string() }),
  answer: inData(z.object({ url: filled })),
  example: {
    body: { callBackUrl: 'https://kadam.example/digilocker-verify' },
    answer: { data: { url: 'https://locker.example/consent?state=c41' } },
  },
});

/** §7: hands the document locker's code and state to the provider. */
export const digilockerReturn = call('GET', 'customer_onboarding/aadhar-verification-webhook-digilocker', {
  query: z.object({ code: z.optional(z.string()), state: z.optional(z.string()) }),
  answer: nothing,
  refusal: kycRefusal,
  example: { query: { code: 'f00d', state: 'c41' }, answer: {}, refusal: kycRefusalExample },
});

/** §3 "Re-KYC messages". */
export const rekycMessages = call('GET', 'customers/rekycButtonMessages', {
  answer: inData(optionalFields({ ...optionals(text, 'msg1', 'msg2'), isLinkedDone: optional(flag) })),
  example: {
    answer: {
      data: {
        msg1: 'Your PAN is not linked with your Aadhaar.',
        msg2: 'Link them on the tax portal, then verify again.',
        isLinkedDone: false,
      },
    },
  },
});

/** §7: 200 sends the browser to the tax portal's help page. */
export const mismatchClick = call('GET', 'customers/pan-aadhar-mismatch-click', {
  answer: nothing,
  example: { answer: {} },
});

const selfieUpload = (path: string) =>
  call('POST', path, {
    sends: 'multipart',
    // The image is a JPEG: what a Blob and a File have in common.
    body: z.object({ image: z.custom<{ readonly type: string; readonly size: number }>(), leadID: z.number() }),
    answer: nothing,
    refusal: z.object({ attempt: optional(number), message: optional(text) }),
    example: {
      body: { image: { type: 'image/jpeg', size: 40_000 }, leadID: 48213 },
      answer: {},
      refusal: { attempt: 1, message: 'Verification failed. Please try again.' },
    },
  });

/** §7: checks that the image shows a live face; sent first (§13). */
export const selfieLiveness = selfieUpload('customer_onboarding/selfie_liveness');

/** §7: checks that it is the borrower's face; sends the same image, after liveness answered 200. */
export const verifySelfie = selfieUpload('customer_onboarding/verify_selfie');
