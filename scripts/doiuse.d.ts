/** The types of doiuse, which its exports do not name. */
declare module 'doiuse' {
  import type { ChildNode, Plugin } from 'postcss';

  interface Options {
    readonly browsers: string[];
    readonly ignore?: string[];
    onFeatureUsage(usage: { readonly usage: ChildNode; readonly message: string }): void;
  }

  export default class DoIUse implements Plugin {
    constructor(options: Options);
    readonly postcssPlugin: string;
  }
}
