import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readOptions } from '#api/read.ts';
import { useSend } from '#api/send.ts';
import { stateSearchAfterMs } from '#engine/delays.ts';
import type { FieldOf } from '#engine/fields.ts';
import { suggestSources } from '#engine/sources.ts';
import { useEndedSession } from '#screen/use-failed-read.ts';
import { SuggestField } from '#ui/fields/suggest-field.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { FieldProps } from './use-bound-field.ts';
import { typedAttributes, useBoundField } from './use-bound-field.ts';

/** What was found for a text is asked for once an hour at the most. */
const statesStayMs = 3_600_000;

/** A text, once typing has rested for so long. */
function useRested(text: string, afterMs: number): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return rested;
}

export function SuggestKind({ name, field }: FieldProps<FieldOf<'suggest'>>) {
  const { call, query, read } = suggestSources[field.source];
  const send = useSend();
  const t = useTranslate();
  const { value, ref, error, type, choose, blur } = useBoundField(name, field);
  const [typed, setTyped] = useState('');
  const rested = useRested(typed, stateSearchAfterMs);
  const asked = typed !== '' && rested === typed;

  const found = useQuery({
    ...readOptions(send, call, { query: query(rested) }),
    enabled: asked,
    staleTime: statesStayMs,
  });
  useEndedSession(found.error);
  const answered = found.isError ? 'failed' : found.isSuccess ? 'ready' : 'loading';
  const status = !typed ? 'idle' : asked ? answered : 'loading';
  return (
    <SuggestField
      {...typedAttributes(field, t)}
      ref={ref}
      name={name}
      options={status === 'ready' ? read(found.data?.body) : []}
      status={status}
      emptyText={t(field.emptyText)}
      onRetry={() => void found.refetch()}
      value={value}
      error={error}
      onValueChange={(text) => {
        type(text);
        setTyped(text.trim());
      }}
      onPick={(text) => {
        choose(text);
        setTyped('');
      }}
      onBlur={blur}
    />
  );
}
