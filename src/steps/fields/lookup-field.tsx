import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { shared } from '#engine/decisions/shared.ts';
import type { FieldOf } from '#engine/fields.ts';
import { lookupSources } from '#engine/sources.ts';
import { useServices } from '#screen/services.ts';
import { useRun } from '#screen/use-run.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useStepForm } from '../step-form.tsx';
import type { FieldProps } from './use-bound-field.ts';
import { useTextField } from './use-bound-field.ts';

export function LookupKind({ name, field }: FieldProps<FieldOf<'lookup'>>) {
  const { call, query, read, atLength } = lookupSources[field.source];
  const { send, session } = useServices();
  const { answer } = useRun();
  const { control, getValues, setValue, getFieldState } = useStepForm();
  const { attributes } = useTextField(name, field);
  const value = useWatch({ control, name });
  const latest = useRef('');

  const fill = (found: string) => {
    if (getValues(field.fills) === found) return;
    setValue(field.fills, found, { shouldDirty: true, shouldValidate: getFieldState(field.fills).invalid });
    session.keepAnswers({ [field.fills]: found });
  };
  async function lookUp(code: string) {
    latest.current = code;
    if (code.length !== atLength) return;
    const reply = await send(call, { query: query(code) });
    // A late answer for a code that has changed since is ignored.
    if (reply.kind === 'unauthorized') void answer(shared, reply);
    else if (latest.current === code && reply.kind === 'answered') fill(read(reply.body));
  }
  function retype(typed: string) {
    const code = attributes.onValueChange(typed);
    if (code !== latest.current) {
      fill('');
      void lookUp(code);
    }
    return code;
  }
  // A drafted or prefilled code is looked up too, unless the field it fills has a value.
  const onValue = useEffectEvent(() => {
    if (value === latest.current) return;
    if (getValues(field.fills) === '') void lookUp(value);
    else latest.current = value;
  });
  useEffect(() => {
    if (value) onValue();
  }, [value]);
  return <TextField {...attributes} onValueChange={retype} />;
}
