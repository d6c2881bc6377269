declare global {
  interface Window {
    /** Not in every browser that we support. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): object };
    };
  }
}

/**
 * docs/decisions/0006: the address of a script, from a Trusted Types policy that makes no other. A page can make a
 * policy of a name once.
 */
export function scriptAddress(policy: 'checkout' | 'service-worker', url: string): string {
  const trusted = window.trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL(url);
  // TypeScript's types of the browser have no trusted address yet: whatever takes the address of a script takes one.
  return (trusted ?? url) as string;
}
