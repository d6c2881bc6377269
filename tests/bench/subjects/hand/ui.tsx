// The parts that the screens of the hand-written journey share.
import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { labels, messages, titles } from '../../journey.ts';

type Values = Record<string, string>;
type Schema = z.ZodMiniType<Values, Values>;

interface Form {
  readonly register: UseFormRegister<Values>;
  readonly errors: FieldErrors<Values>;
}

interface FieldProps {
  readonly name: string;
  readonly form: Form;
}

export const messagesOf = (name: string) => messages[name] ?? {};

export const draft: Values = {};

/** `hand-net` saves over the network before it opens the next screen. */
export const saving: { save?: (values: Values) => Promise<void> } = {};

interface ScreenProps {
  readonly id: string;
  readonly schema: Schema;
  readonly children: (form: Form) => ReactNode;
}

const order = Object.keys(titles);
export const paths = order.map((id) => `/${id}`);

export function Screen({ id, schema, children }: ScreenProps) {
  const navigate = useNavigate();
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Values>({ resolver: zodResolver(schema), defaultValues: draft });
  const submit = handleSubmit(async (values) => {
    Object.assign(draft, values);
    await saving.save?.(values);
    void navigate({ to: paths[order.indexOf(id) + 1] ?? '/' });
  });
  return (
    <form noValidate onSubmit={submit}>
      <h1>{titles[id]}</h1>
      {children({ register, errors })}
      <button type="submit">Next</button>
    </form>
  );
}

function FieldError({ name, form }: FieldProps) {
  const message = form.errors[name]?.message;
  if (!message) return null;
  return (
    <p className="error" id={`${name}-error`} role="alert">
      {message}
    </p>
  );
}

export function TextField({ name, form, ...rest }: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>) {
  return (
    <div className="field">
      <label htmlFor={name}>{labels[name]}</label>
      <input
        id={name}
        aria-invalid={!!form.errors[name]}
        aria-describedby={`${name}-error`}
        {...rest}
        {...form.register(name)}
      />
      <FieldError name={name} form={form} />
    </div>
  );
}

interface OptionProps extends FieldProps {
  readonly options: readonly string[];
}

export function SelectField({ name, options, form }: OptionProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{labels[name]}</label>
      <select id={name} aria-invalid={!!form.errors[name]} aria-describedby={`${name}-error`} {...form.register(name)}>
        <option value="">Select</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <FieldError name={name} form={form} />
    </div>
  );
}

export function Choice({ name, options, tiles, form }: OptionProps & { readonly tiles: boolean }) {
  return (
    <fieldset className={tiles ? 'tiles' : 'choices'} aria-label={labels[name]}>
      {options.map((option) => (
        <label key={option} className="option">
          <input type="radio" value={option} {...form.register(name)} />
          {option}
        </label>
      ))}
      <FieldError name={name} form={form} />
    </fieldset>
  );
}
