declare global {
  interface Window {
    /** Not in every browser that we support. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
    };
  }
}

/**
 * docs/decisions/0006: the address of a script, as a policy of this name makes it, which makes no other. The content
 * security policy lists the names, and allows each once for a page.
 */
export const scriptAddress = (policy: 'checkout' | 'service-worker', url: string): string =>
  window.trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL(url) ?? url;
