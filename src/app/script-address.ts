interface ScriptPolicy {
  /** `attempt`: '0' for the first. Each later one gets another address, as the browser would join a pending request. */
  createScriptURL(attempt: string): string;
}

declare global {
  interface Window {
    /** Not in every browser that we support. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}

/**
 * docs/decisions/0006: the Trusted Types policy of this name, which makes the addresses of one script and no other. The
 * content security policy lists the names, and allows each once per page.
 */
export function scriptPolicy(name: 'checkout' | 'service-worker', url: string): ScriptPolicy {
  const separator = url.includes('?') ? '&' : '?';
  const rules: ScriptPolicy = {
    createScriptURL: (attempt) => (attempt === '0' ? url : `${url}${separator}attempt=${attempt}`),
  };
  return window.trustedTypes?.createPolicy(name, rules) ?? rules;
}
