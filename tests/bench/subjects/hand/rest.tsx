import type { ComponentProps, FunctionComponent } from 'react';
import * as z from 'zod/mini';
import { options, patterns } from '../../journey.ts';
import { Choice, messagesOf, Screen, SelectField, TextField } from './ui.tsx';

type InputProps = Omit<ComponentProps<typeof TextField>, 'name' | 'form'>;

type Messages = ReturnType<typeof messagesOf>;

const optionsOf = (name: string) => options[name] ?? [];

const required = ({ required: message }: Messages) => z.string().check(z.trim(), z.minLength(1, message));

const amount = (texts: Messages, max: number) =>
  required(texts).check(
    z.regex(/^\d*$/, texts.type),
    z.refine((value) => Number(value) >= 1000, texts.minimum),
    z.refine((value) => Number(value) <= max, texts.maximum),
  );

const matching = (texts: Messages, pattern: string) =>
  required(texts).check(z.regex(new RegExp(pattern), texts.pattern));

/** A screen with one question and its options. */
function choice(id: string, name: string, tiles = false) {
  const schema = z.object({ [name]: z.enum(optionsOf(name), messagesOf(name).required) });
  return () => (
    <Screen id={id} schema={schema}>
      {(form) => <Choice name={name} options={optionsOf(name)} tiles={tiles} form={form} />}
    </Screen>
  );
}

/** A screen with one text field. */
const text = (id: string, name: string, schema: ComponentProps<typeof Screen>['schema'], props?: InputProps) => () => (
  <Screen id={id} schema={schema}>
    {(form) => <TextField name={name} {...props} form={form} />}
  </Screen>
);

const money = (id: string, name: string, max: number) =>
  text(id, name, z.object({ [name]: amount(messagesOf(name), max) }), { inputMode: 'numeric', maxLength: 10 });

const addressSchema = z.object({
  houseNo: required(messagesOf('houseNo')),
  city: required(messagesOf('city')),
  state: required(messagesOf('state')),
  pinCode: matching(messagesOf('pinCode'), patterns.pincode),
});

function Address() {
  return (
    <Screen id="address" schema={addressSchema}>
      {(form) => (
        <>
          <TextField name="houseNo" form={form} />
          <TextField name="city" form={form} />
          <TextField name="state" form={form} />
          <TextField name="pinCode" inputMode="numeric" maxLength={6} form={form} />
        </>
      )}
    </Screen>
  );
}

const mobile = required(messagesOf('mobileOne')).check(
  z.minLength(10, messagesOf('mobileOne').minLength),
  z.regex(new RegExp(patterns.mobile), messagesOf('mobileOne').pattern),
);
const relation = z.enum(optionsOf('relationOne'), messagesOf('relationOne').required);
const contactName = matching(messagesOf('nameOne'), patterns.letters);
const referencesSchema = z.object({
  nameOne: contactName,
  relationOne: relation,
  mobileOne: mobile,
  nameTwo: contactName,
  relationTwo: relation,
  mobileTwo: mobile,
});

function References() {
  return (
    <Screen id="references" schema={referencesSchema}>
      {(form) =>
        (['One', 'Two'] as const).map((contact) => (
          <div key={contact}>
            <TextField name={`name${contact}`} form={form} />
            <SelectField name={`relation${contact}`} options={optionsOf('relationOne')} form={form} />
            <TextField name={`mobile${contact}`} type="tel" inputMode="numeric" maxLength={10} form={form} />
          </div>
        ))
      }
    </Screen>
  );
}

const companyName = matching(messagesOf('companyName'), patterns.notOnlyDigits).check(
  z.minLength(2, messagesOf('companyName').minLength),
  z.maxLength(50, messagesOf('companyName').maxLength),
);

/** Every screen but the first, by its path. */
export const screens: Readonly<Record<string, FunctionComponent>> = {
  '/loan-purpose': choice('loan-purpose', 'loanPurpose'),
  '/loan-amount': money('loan-amount', 'loanAmount', 999999),
  '/gender': choice('gender', 'gender'),
  '/marital-status': choice('marital-status', 'maritalStatus'),
  '/education': choice('education', 'highestEducation'),
  '/employment': choice('employment', 'employmentDetails'),
  '/payment-mode': choice('payment-mode', 'paymentMode'),
  '/company-name': text('company-name', 'companyName', z.object({ companyName })),
  '/industry': choice('industry', 'industry'),
  '/designation': choice('designation', 'designation'),
  '/monthly-income': money('monthly-income', 'monthlyIncome', 9999999999),
  '/experience': choice('experience', 'workExperience'),
  '/salary-date': choice('salary-date', 'salaryDate', true),
  '/residence': choice('residence', 'yourResidence'),
  '/address': Address,
  '/references': References,
};
