/**
 * The page of the build can be used before its code has come (`app/before-app.js`). Both functions give nothing where the
 * page was not touched.
 */

/** What is in the mobile field while the app draws its first screen. */
export function typedMobile(): string | undefined {
  return globalThis.document?.querySelector<HTMLInputElement>('#root [name="mobile"]')?.value || undefined;
}

/** Whether Get OTP was tapped. Later taps are those of the app. */
export function takeTap(): boolean {
  const { dataset } = document.documentElement;
  const tapped = dataset.early === 'submitted';
  delete dataset.early;
  return tapped;
}
