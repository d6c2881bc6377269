import type { ReactNode } from 'react';

type Notes = { hint?: ReactNode; error?: string | undefined; also?: string | undefined };

/** What a native control says of the notes its `FieldFrame` draws: the error stands in for the hint. */
export const fieldAria = (id: string, { hint, error, also }: Notes) => {
  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return {
    'aria-describedby': [also, note].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
};
