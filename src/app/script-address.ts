interface ScriptPolicy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    /** Not in every browser that we support. */
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(): string }): ScriptPolicy };
  }
}

/**
 * docs/decisions/0006: the address of one script, by the Trusted Types policy of this name, which makes no other. The
 * content security policy lists the names, and allows each once per page.
 */
export function trustedAddress(name: 'checkout' | 'service-worker', url: string): string {
  return window.trustedTypes?.createPolicy(name, { createScriptURL: () => url }).createScriptURL(url) ?? url;
}
