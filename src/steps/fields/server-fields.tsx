import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { readOptions } from '#api/read.ts';
import type { Reply } from '#contract/reply.ts';
import { optionalRead } from '#engine/decisions/plain-read.ts';
import { sharedHandler } from '#engine/decisions/shared.ts';
import { suggestAfterMs } from '#engine/delays.ts';
import type { FieldOf } from '#engine/fields.ts';
import { brokenRule } from '#engine/rules.ts';
import { lookupSources, suggestSources } from '#engine/sources.ts';
import { useServices } from '#screen/services.ts';
import { useRun } from '#screen/use-flow.ts';
import { SuggestField } from '#ui/fields/suggest-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useTranslate } from '#ui/translate.ts';
import { useStepForm } from '../step-form.tsx';
import { type StepFieldProps, useTextField } from './use-bound-field.tsx';
import { useDebouncedValue } from './use-debounced-value.ts';

export function LookupKind({ name, field }: StepFieldProps<FieldOf<'lookup'>>) {
  const { call, query, read, atLength } = lookupSources[field.source];
  const { send } = useServices();
  const { handleReply } = useRun();
  const { control, draft, lookups, getValues, setValue, getFieldState } = useStepForm();
  const { attributes } = useTextField(name, field);
  const value = useWatch({ control, name });
  const latest = useRef('');

  const fill = (found: string) => {
    if (getValues(field.fills) === found) return;
    setValue(field.fills, found, { shouldValidate: getFieldState(field.fills).invalid });
    draft.store(field.fills, found);
  };
  async function fillFor(code: string) {
    const reply = await send(call, { query: query(code) });
    // A late answer for a code that has changed since is ignored.
    if (latest.current !== code) return;
    // Repeated at Next.
    if (reply.kind === 'offline') lookups.set(name, () => fillFor(code));
    else lookups.delete(name);
    // A value that was typed meanwhile stays.
    if (reply.kind === 'answered') fill(getValues(field.fills) || read(reply.body));
    // The field itself shows the message of a code that breaks its rules.
    else void handleReply(brokenRule(field.rules, code, getValues()) ? optionalRead : sharedHandler, reply);
  }
  function lookUp(code: string) {
    latest.current = code;
    lookups.delete(name);
    if (code.length !== atLength) return;
    const filled = fillFor(code);
    lookups.set(name, () => filled);
  }
  function retype(typed: string) {
    const code = attributes.onValueChange(typed);
    if (code !== latest.current) {
      fill('');
      lookUp(code);
    }
    return code;
  }
  // A drafted or prefilled code is looked up too, unless the field it fills has a value or another code was typed since.
  const onValue = useEffectEvent((code: string) => {
    if (code === latest.current || code !== getValues(name)) return;
    if (getValues(field.fills) === '') lookUp(code);
    else latest.current = code;
  });
  useEffect(() => onValue(value), [value]);
  // Otherwise a late answer would be stored after a logout.
  useEffect(
    () => () => {
      latest.current = '';
    },
    [],
  );
  return <TextField {...attributes} onValueChange={retype} />;
}

/** For an hour, the suggestions for a text are not requested again. */
const freshForMs = 3_600_000;

const statuses = { pending: 'loading', error: 'failed', success: 'ready' } as const;

export function SuggestKind({ name, field }: StepFieldProps<FieldOf<'suggest'>>) {
  const { call, query, read } = suggestSources[field.source];
  const { send } = useServices();
  const { handleReply } = useRun();
  const t = useTranslate();
  const { attributes, onPick } = useTextField(name, field);
  const [typed, setTyped] = useState('');
  const debounced = useDebouncedValue(typed, suggestAfterMs);
  const enabled = typed !== '' && debounced === typed;

  const found = useQuery({
    ...readOptions(send, call, { query: query(debounced) }),
    enabled,
    staleTime: freshForMs,
  });
  // §8: a 403 leads to /logout. Any other failure is shown by the field, which can be filled in without suggestions.
  const onError = useEffectEvent((reply: Reply) => void handleReply(optionalRead, reply));
  useEffect(() => {
    if (found.error) onError(found.error);
  }, [found.error]);
  const statusOfTyped = enabled ? statuses[found.status] : 'loading';
  const status = typed ? statusOfTyped : 'idle';
  return (
    <SuggestField
      {...attributes}
      typed={typed}
      options={status === 'ready' ? read(found.data?.body) : []}
      status={status}
      emptyText={t({ text: field.emptyText })}
      onRetry={() => void found.refetch()}
      onValueChange={(text) => {
        const kept = attributes.onValueChange(text);
        setTyped(kept.trim());
        return kept;
      }}
      onPick={onPick}
    />
  );
}
