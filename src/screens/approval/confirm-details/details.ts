import type { checkRepeatCase, onePage } from '#contract/application.ts';
import type { AnswerOf, BodyOf } from '#contract/call.ts';
import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { Fields } from '#engine/fields.ts';
import { rupees } from '#engine/format.ts';
import type { RequestContext } from '#engine/outcome.ts';
import type { Answers } from '#engine/rule.ts';
import { messagesOf } from '#engine/validate.ts';
import { msg, type Translatable } from '#languages/message.ts';
import { confirmDetails } from './screen.ts';

export type OnePage = AnswerOf<typeof onePage>['data'];

interface DetailSpec {
  readonly label: Translatable;
  /** The answer's name in the draft. Only the server keeps the address, so Continue does not send it. */
  readonly local?: string;
  readonly server: (known: OnePage) => string | number | null | undefined;
  readonly shown?: (value: string) => string;
}

type Name = keyof typeof confirmDetails.links;

/** §2 "/confirm-details". */
const specs: Readonly<Record<Name, DetailSpec>> = {
  loanPurpose: { label: msg('Loan purpose'), local: 'loanPurpose', server: (k) => k.loanPurpose },
  marrital: { label: msg('Marital status'), local: 'maritalStatus', server: (k) => k.maritalStatus },
  education: { label: msg('Education'), local: 'highestEducation', server: (k) => k.qualification },
  employeeType: { label: msg('Employment'), local: 'employmentDetails', server: (k) => k.employementType },
  modeOfPayment: { label: msg('Payment mode'), local: 'paymentMode', server: (k) => k.modeOfPayment },
  companyName: { label: msg('Company'), local: 'companyName', server: (k) => k.companyName },
  industry: { label: msg('Industry'), local: 'industry', server: (k) => k.industry },
  designation: { label: msg('Designation'), local: 'designation', server: (k) => k.designation },
  monthlyIncome: {
    label: msg('Monthly income'),
    local: 'monthlyIncome',
    server: (k) => k.monthlySalary,
    shown: (value) => rupees(Number(value)),
  },
  salary_date: { label: msg('Salary date'), local: 'salaryDate', server: (k) => k.salaryDate },
  residenceType: { label: msg('Residence'), local: 'yourResidence', server: (k) => k.address?.type },
  address: { label: msg('Address'), server: (k) => k.address?.address },
};

/** The answers of the draft that pass their rules. Text typed for a first loan, but never submitted, may break them. */
export function validAnswers(steps: readonly { readonly fields?: Fields | undefined }[], facts: Facts): Answers {
  const invalid = new Set(steps.flatMap(({ fields = {} }) => Object.keys(messagesOf(fields, facts.answers, facts))));
  return Object.fromEntries(Object.entries(facts.answers).filter(([name]) => !invalid.has(name)));
}

export type Values = Readonly<Record<Name, string>>;

const names = Object.keys(specs) as Name[];

/** §3 "User details response": an answer in the draft takes precedence over the server's. */
export function valuesOf(known: OnePage, answers: Answers): Values {
  const value = ({ local, server }: DetailSpec) => (local && answers[local]) || String(server(known) ?? '');
  return Object.fromEntries(names.map((name) => [name, value(specs[name])])) as Values;
}

export type Row = ReturnType<typeof rowsOf>[number];

/**
 * The rows of the summary.
 *
 * @param skippedSteps The steps that this borrower skips: without a value, they have no row.
 */
export function rowsOf(values: Values, skippedSteps: readonly Route[]) {
  const shown = names.filter((name) => values[name] !== '' || !skippedSteps.includes(confirmDetails.links[name]));
  return shown.map((name) => {
    const { label, local, shown = (value) => value }: DetailSpec = specs[name];
    const value = values[name];
    return {
      label,
      route: confirmDetails.links[name],
      local,
      answer: value,
      value: value && shown(value),
      missing: value === '' && local !== undefined,
    };
  });
}

/** §7 `check-repeat-case`: numbers as numbers, the loan amount only where one is stored. */
export function repeatCaseBody(
  values: Values,
  loanAmount: string,
  { origin, platformTag }: Pick<RequestContext, 'origin' | 'platformTag'>,
): BodyOf<typeof checkRepeatCase> {
  const { address: _, monthlyIncome, salary_date, ...texts } = values;
  return {
    ...(loanAmount && { loanRequeried: Number(loanAmount) }),
    ...texts,
    monthlyIncome: Number(monthlyIncome),
    salary_date: Number(salary_date),
    callBackUrl: `${origin}/finbox`,
    plateform: platformTag,
  };
}
