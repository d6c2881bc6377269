import { createContext, useContext } from 'react';

/** A context without a default: its provider, and the hook that reads it. `provider`: the name for the error. */
export function createRequiredContext<Value extends object>(provider: string) {
  const Context = createContext<Value | undefined>(undefined);
  function useRequired(): Value {
    const value = useContext(Context);
    if (!value) throw new Error(`A component needs a <${provider}> above it.`);
    return value;
  }
  return [Context, useRequired] as const;
}
