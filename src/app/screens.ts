import type { AsyncRouteComponent } from '@tanstack/react-router';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Route } from '#contract/routes.ts';
import type { StepRoute } from '#schemas/index.ts';
import { loadChunk } from './load-chunk.ts';

/** A component whose code is fetched when its route is opened. */
export function screen<Name extends string>(
  fetchChunk: () => Promise<Readonly<Record<Name, ComponentType<object>>>>,
  name: Name,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(() => loadChunk(name, fetchChunk), name);
}

/** Every route that is not a step, and the code that draws it. The compiler proves the list complete. */
export const screens: Readonly<Record<Exclude<Route, StepRoute | '/'>, AsyncRouteComponent<object>>> = {
  '/enter-otp': screen(() => import('#screens/login/enter-otp.tsx'), 'EnterOtp'),
  '/login': screen(() => import('#screens/login/login-link.tsx'), 'LoginLink'),
  '/auto-login': screen(() => import('#screens/login/auto-login.tsx'), 'AutoLogin'),
  '/logout': screen(() => import('#screens/login/logout.tsx'), 'Logout'),
  '/home': screen(() => import('#screens/home/home.tsx'), 'Home'),
  '/dashboard': screen(() => import('#screens/home/dashboard.tsx'), 'Dashboard'),
  '/contact-us': screen(() => import('#screens/support/contact-us.tsx'), 'ContactUs'),
  '/pan-verify': screen(() => import('#screens/kyc/pan-verify.tsx'), 'PanVerify'),
  '/enter-aadhar': screen(() => import('#screens/kyc/enter-aadhar.tsx'), 'EnterAadhar'),
  '/digilocker-verify': screen(() => import('#screens/kyc/digilocker-verify.tsx'), 'DigilockerVerify'),
  '/pan-not-linked': screen(() => import('#screens/kyc/pan-not-linked.tsx'), 'PanNotLinked'),
  '/selfie-verification': screen(() => import('#screens/kyc/selfie-verification.tsx'), 'SelfieVerification'),
  '/loan-approval': screen(() => import('#screens/approval/loan-approval.tsx'), 'LoanApproval'),
  '/loan-reject': screen(() => import('#screens/approval/loan-reject.tsx'), 'LoanReject'),
  '/finbox-create': screen(() => import('#screens/approval/finbox-create.tsx'), 'FinboxCreate'),
  '/finbox': screen(() => import('#screens/approval/finbox.tsx'), 'Finbox'),
  '/confirm-details': screen(() => import('#screens/approval/confirm-details.tsx'), 'ConfirmDetails'),
  '/emandate': screen(() => import('#screens/bank/emandate.tsx'), 'Emandate'),
  '/emandate-status': screen(() => import('#screens/bank/emandate-status.tsx'), 'EmandateStatus'),
  '/bank-list': screen(() => import('#screens/bank/bank-list.tsx'), 'BankList'),
  '/term-condition': screen(() => import('#screens/bank/key-facts.tsx'), 'KeyFacts'),
  '/my-loan': screen(() => import('#screens/loans/my-loan.tsx'), 'MyLoan'),
  '/re-payment': screen(() => import('#screens/loans/re-payment.tsx'), 'RePayment'),
  '/select-loan': screen(() => import('#screens/loans/select-loan.tsx'), 'SelectLoan'),
};
