import type { ComponentType } from 'react';
import type { Screen } from '#engine/screen.ts';
import { confirmDetails } from './approval/confirm-details/screen.ts';
import { finbox } from './approval/finbox/screen.ts';
import { finboxCreate } from './approval/finbox-create/screen.ts';
import { loanApproval } from './approval/loan-approval/screen.ts';
import { loanReject } from './approval/loan-reject/screen.ts';
import { bankList } from './bank/bank-list/screen.ts';
import { emandate } from './bank/emandate/screen.ts';
import { emandateStatus } from './bank/emandate-status/screen.ts';
import { termCondition } from './bank/term-condition/screen.ts';
import { dashboard } from './home/dashboard/screen.ts';
import { home } from './home/home/screen.ts';
import { digilockerVerify } from './kyc/digilocker-verify/screen.ts';
import { enterAadhar } from './kyc/enter-aadhar/screen.ts';
import { panNotLinked } from './kyc/pan-not-linked/screen.ts';
import { panVerify } from './kyc/pan-verify/screen.ts';
import { selfieVerification } from './kyc/selfie-verification/screen.ts';
import { myLoan } from './loans/my-loan/screen.ts';
import { rePayment } from './loans/re-payment/screen.ts';
import { selectLoan } from './loans/select-loan/screen.ts';
import { autoLogin } from './login/auto-login/screen.ts';
import { enterOtp } from './login/enter-otp/screen.ts';
import { loginLink } from './login/login-link/screen.ts';
import { logout } from './login/logout/screen.ts';
import { contactUs } from './support/contact-us/screen.ts';

const entry = <S extends Screen>(record: S, load: () => Promise<ComponentType>) => ({ record, load });

/**
 * Every screen that is not a step, except the mobile entry, which is part of the first load. `app/router.tsx` does not
 * compile while one is missing. A new screen is a folder and a line here.
 */
export const screens = [
  entry(enterOtp, () => import('./login/enter-otp/enter-otp.tsx').then((code) => code.EnterOtp)),
  entry(loginLink, () => import('./login/login-link/login-link.tsx').then((code) => code.LoginLink)),
  entry(autoLogin, () => import('./login/auto-login/auto-login.tsx').then((code) => code.AutoLogin)),
  entry(logout, () => import('./login/logout/logout.tsx').then((code) => code.Logout)),
  entry(home, () => import('./home/home/home.tsx').then((code) => code.Home)),
  entry(dashboard, () => import('./home/dashboard/dashboard.tsx').then((code) => code.Dashboard)),
  entry(contactUs, () => import('./support/contact-us/contact-us.tsx').then((code) => code.ContactUs)),
  entry(panVerify, () => import('./kyc/pan-verify/pan-verify.tsx').then((code) => code.PanVerify)),
  entry(enterAadhar, () => import('./kyc/enter-aadhar/enter-aadhar.tsx').then((code) => code.EnterAadhar)),
  entry(digilockerVerify, () =>
    import('./kyc/digilocker-verify/digilocker-verify.tsx').then((code) => code.DigilockerVerify),
  ),
  entry(panNotLinked, () => import('./kyc/pan-not-linked/pan-not-linked.tsx').then((code) => code.PanNotLinked)),
  entry(selfieVerification, () =>
    import('./kyc/selfie-verification/selfie-verification.tsx').then((code) => code.SelfieVerification),
  ),
  entry(loanApproval, () => import('./approval/loan-approval/loan-approval.tsx').then((code) => code.LoanApproval)),
  entry(loanReject, () => import('./approval/loan-reject/loan-reject.tsx').then((code) => code.LoanReject)),
  entry(finboxCreate, () => import('./approval/finbox/finbox.tsx').then((code) => code.FinboxCreate)),
  entry(finbox, () => import('./approval/finbox/finbox.tsx').then((code) => code.Finbox)),
  entry(confirmDetails, () =>
    import('./approval/confirm-details/confirm-details.tsx').then((code) => code.ConfirmDetails),
  ),
  entry(emandate, () => import('./bank/emandate/emandate.tsx').then((code) => code.Emandate)),
  entry(emandateStatus, () => import('./bank/emandate-status/emandate-status.tsx').then((code) => code.EmandateStatus)),
  entry(bankList, () => import('./bank/bank-list/bank-list.tsx').then((code) => code.BankList)),
  entry(termCondition, () => import('./bank/term-condition/key-facts.tsx').then((code) => code.KeyFacts)),
  entry(myLoan, () => import('./loans/my-loan/my-loan.tsx').then((code) => code.MyLoan)),
  entry(rePayment, () => import('./loans/re-payment/re-payment.tsx').then((code) => code.RePayment)),
  entry(selectLoan, () => import('./loans/select-loan/select-loan.tsx').then((code) => code.SelectLoan)),
] as const;

export type ScreenRoute = (typeof screens)[number]['record']['route'];

/** The entry of a route; undefined if a step draws it. */
export function screenByRoute(route: string): ReturnType<typeof entry> | undefined {
  return screens.find(({ record }) => record.route === route);
}
