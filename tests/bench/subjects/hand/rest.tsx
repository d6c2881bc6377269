import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import { messages, options, patterns } from '../../journey.ts';
import { Choice, Screen, type ScreenId, SelectField, TextField } from './ui.tsx';

type ChoiceName = Exclude<keyof typeof options, 'relation'>;
type InputProps = Omit<ComponentProps<typeof TextField>, 'name' | 'form'>;

type Messages = (typeof messages)[keyof typeof messages];

const required = ({ required: message }: Messages) => z.string().check(z.trim(), z.minLength(1, message));

const amount = (name: 'loanAmount' | 'monthlyIncome', min: number, max: number) =>
  required(messages[name]).check(
    z.regex(/^\d*$/, messages[name].type),
    z.refine((value) => Number(value) >= min, messages[name].minimum),
    z.refine((value) => Number(value) <= max, messages[name].maximum),
  );

const matching = (texts: Messages, pattern: string) =>
  required(texts).check(z.regex(new RegExp(pattern), texts.pattern));

/** A screen with one question and its options. */
function choice(id: ScreenId, name: ChoiceName, next: string, tiles = false) {
  const schema = z.object({ [name]: z.enum(options[name], messages[name].required) });
  return () => (
    <Screen id={id} schema={schema} next={next}>
      {(form) => <Choice name={name} options={options[name]} tiles={tiles} form={form} />}
    </Screen>
  );
}

type TextName = 'loanAmount' | 'companyName' | 'monthlyIncome';

/** A screen with one text field. */
const text =
  (id: ScreenId, name: TextName, next: string, schema: ComponentProps<typeof Screen>['schema'], props?: InputProps) =>
  () => (
    <Screen id={id} schema={schema} next={next}>
      {(form) => <TextField name={name} {...props} form={form} />}
    </Screen>
  );

const digits: InputProps = { inputMode: 'numeric', maxLength: 10 };

const addressSchema = z.object({
  houseNo: required(messages.houseNo),
  city: required(messages.city),
  state: required(messages.state),
  pinCode: matching(messages.pinCode, patterns.pincode),
});

function Address() {
  return (
    <Screen id="address" schema={addressSchema} next="/references">
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

const mobile = required(messages.mobileOne).check(
  z.minLength(10, messages.mobileOne.minLength),
  z.regex(new RegExp(patterns.mobile), messages.mobileOne.pattern),
);
const relation = z.enum(options.relationOne, messages.relationOne.required);
const contactName = matching(messages.nameOne, patterns.letters);
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
    <Screen id="references" schema={referencesSchema} next="/done">
      {(form) =>
        (['One', 'Two'] as const).map((contact) => (
          <div key={contact}>
            <TextField name={`name${contact}`} form={form} />
            <SelectField name={`relation${contact}`} options={options.relationOne} form={form} />
            <TextField name={`mobile${contact}`} type="tel" inputMode="numeric" maxLength={10} form={form} />
          </div>
        ))
      }
    </Screen>
  );
}

const companyName = matching(messages.companyName, patterns.notOnlyDigits).check(
  z.minLength(2, messages.companyName.minLength),
  z.maxLength(50, messages.companyName.maxLength),
);

/** Every screen but the first, by its path. */
export const screens = {
  '/loan-purpose': choice('loan-purpose', 'loanPurpose', '/loan-amount'),
  '/loan-amount': text(
    'loan-amount',
    'loanAmount',
    '/gender',
    z.object({ loanAmount: amount('loanAmount', 1000, 999999) }),
    digits,
  ),
  '/gender': choice('gender', 'gender', '/marital-status'),
  '/marital-status': choice('marital-status', 'maritalStatus', '/education'),
  '/education': choice('education', 'highestEducation', '/employment'),
  '/employment': choice('employment', 'employmentDetails', '/payment-mode'),
  '/payment-mode': choice('payment-mode', 'paymentMode', '/company-name'),
  '/company-name': text('company-name', 'companyName', '/industry', z.object({ companyName })),
  '/industry': choice('industry', 'industry', '/designation'),
  '/designation': choice('designation', 'designation', '/monthly-income'),
  '/monthly-income': text(
    'monthly-income',
    'monthlyIncome',
    '/experience',
    z.object({ monthlyIncome: amount('monthlyIncome', 1000, 9999999999) }),
    digits,
  ),
  '/experience': choice('experience', 'workExperience', '/salary-date'),
  '/salary-date': choice('salary-date', 'salaryDate', '/residence', true),
  '/residence': choice('residence', 'yourResidence', '/address'),
  '/address': Address,
  '/references': References,
};
