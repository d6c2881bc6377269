import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readOptions } from '#api/read.ts';
import { shared } from '#engine/decisions/shared.ts';
import { stateSearchAfterMs } from '#engine/delays.ts';
import type { FieldOf } from '#engine/fields.ts';
import { suggestSources } from '#engine/sources.ts';
import { useServices } from '#screen/services.ts';
import { useRun } from '#screen/use-run.ts';
import { SuggestField } from '#ui/fields/suggest-field.tsx';
import { useTranslate } from '#ui/translate.ts';
import type { FieldProps } from './use-bound-field.ts';
import { useTextField } from './use-bound-field.ts';

/** The suggestions for a text are kept for an hour. */
const keptForMs = 3_600_000;

/** The text after a pause in typing. */
function useDebounced(text: string, afterMs: number): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return debounced;
}

export function SuggestKind({ name, field }: FieldProps<FieldOf<'suggest'>>) {
  const { call, query, read } = suggestSources[field.source];
  const { send } = useServices();
  const { answer } = useRun();
  const t = useTranslate();
  const { attributes, onPick } = useTextField(name, field);
  const [typed, setTyped] = useState('');
  const debounced = useDebounced(typed, stateSearchAfterMs);
  const enabled = typed !== '' && debounced === typed;

  const found = useQuery({
    ...readOptions(send, call, { query: query(debounced) }),
    enabled,
    staleTime: keptForMs,
  });
  // §8: a 403 leads to /logout. Any other failure is shown by the field, which can be filled in without suggestions.
  useEffect(() => {
    const reply = found.error?.reply;
    if (reply?.kind === 'unauthorized' || reply?.kind === 'cancelled') void answer(shared, reply);
  }, [found.error, answer]);
  const answered = found.isError ? 'failed' : found.isSuccess ? 'ready' : 'loading';
  const status = !typed ? 'idle' : enabled ? answered : 'loading';
  return (
    <SuggestField
      {...attributes}
      typed={typed}
      options={status === 'ready' ? read(found.data?.body) : []}
      status={status}
      emptyText={t({ text: field.emptyText })}
      onRetry={() => void found.refetch()}
      onValueChange={(text) => {
        setTyped(text.trim());
        return attributes.onValueChange(text);
      }}
      onPick={(text) => {
        onPick(text);
        setTyped('');
      }}
    />
  );
}
