import { useState } from 'react';

/** What came of the last thing that was asked for: what went wrong, or that it is done. */
export function useTold() {
  const [told, setTold] = useState('');
  const tell = async (work: Promise<string | undefined>, done: string) => {
    setTold('Please wait …');
    setTold((await work) ?? done);
  };
  return [told, tell] as const;
}

export type Tell = ReturnType<typeof useTold>[1];
