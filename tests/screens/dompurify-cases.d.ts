/** DOMPurify's public test cases, of the last version whose package has them. They have the licence of DOMPurify. */
declare module 'dompurify-cases/test/fixtures/expect.js' {
  const cases: readonly { readonly title: string; readonly payload: string }[];
  export = cases;
}
