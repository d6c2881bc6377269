/** The public test cases of DOMPurify, in the last version that its package contains them: licensed as DOMPurify is. */
declare module 'dompurify-cases/test/fixtures/expect.js' {
  const cases: readonly { readonly title: string; readonly payload: string }[];
  export = cases;
}
