import type { checkRepeatCase, onePage } from '#contract/application.ts';
import type { AnswerOf, BodyOf } from '#contract/call.ts';
import type { Route } from '#contract/routes.ts';
import { rupees } from '#engine/format.ts';
import type { Answers } from '#engine/rule.ts';
import { confirmDetails } from './screen.ts';

type OnePage = AnswerOf<typeof onePage>['data'];
type Text = string | number | null | undefined;

/** One line of the repeat customer's summary; the record has the route where it is changed. */
interface DetailSpec {
  readonly label: string;
  /** The answer's name in the draft; the address is kept by the server alone. */
  readonly local?: string;
  readonly server: (known: OnePage) => Text;
  readonly shown?: (value: string) => string;
  /** One of the answers that a step offers, which is said in the language of the borrower. */
  readonly offered?: true;
  /** Not part of what Continue sends, so that Continue does not wait for it. */
  readonly optional?: true;
}

type Name = keyof typeof confirmDetails.links;

/** §2 "/confirm-details", row by row. */
const specs: Readonly<Record<Name, DetailSpec>> = {
  loanPurpose: { label: 'Loan purpose', local: 'loanPurpose', server: (k) => k.loanPurpose, offered: true },
  marrital: { label: 'Marital status', local: 'maritalStatus', server: (k) => k.maritalStatus, offered: true },
  education: { label: 'Education', local: 'highestEducation', server: (k) => k.qualification, offered: true },
  employeeType: { label: 'Employment', local: 'employmentDetails', server: (k) => k.employementType, offered: true },
  modeOfPayment: { label: 'Payment mode', local: 'paymentMode', server: (k) => k.modeOfPayment, offered: true },
  companyName: { label: 'Company', local: 'companyName', server: (k) => k.companyName },
  industry: { label: 'Industry', local: 'industry', server: (k) => k.industry, offered: true },
  designation: { label: 'Designation', local: 'designation', server: (k) => k.designation, offered: true },
  monthlyIncome: {
    label: 'Monthly income',
    local: 'monthlyIncome',
    server: (k) => k.monthlySalary,
    shown: (value) => rupees(Number(value)),
  },
  salary_date: { label: 'Salary date', local: 'salaryDate', server: (k) => k.salaryDate },
  residenceType: { label: 'Residence', local: 'yourResidence', server: (k) => k.address?.type, offered: true },
  address: { label: 'Address', server: (k) => k.address?.address, optional: true },
};

export type Values = Readonly<Record<Name, string>>;

const names = Object.keys(specs) as Name[];

/** §3 "User details response": what was answered here stands before what the server knew. */
export function valuesOf(known: OnePage, answers: Answers): Values {
  const value = ({ local, server }: DetailSpec) => (local && answers[local]) || String(server(known) ?? '');
  return Object.fromEntries(names.map((name) => [name, value(specs[name])])) as Values;
}

export type Row = ReturnType<typeof rowsOf>[number];

/**
 * The rows as they are drawn; one without a value says what is missing.
 *
 * @param unasked The steps that this borrower is not asked: without a value, they have no row.
 */
export function rowsOf(values: Values, unasked: readonly Route[] = []) {
  const shown = names.filter((name) => values[name] !== '' || !unasked.includes(confirmDetails.links[name]));
  return shown.map((name) => {
    const { label, local, shown = (value) => value, optional, offered }: DetailSpec = specs[name];
    const value = values[name];
    return {
      label,
      route: confirmDetails.links[name],
      local,
      offered,
      known: value,
      value: value && shown(value),
      missing: value === '' && !optional,
    };
  });
}

/** What Continue sends beside the answers. */
interface Beside {
  readonly loanAmount: string;
  readonly origin: string;
  readonly platformTag: string;
}

/** §7 `check-repeat-case`: numbers as numbers, the loan amount only where one is stored. */
export function repeatCaseBody(
  values: Values,
  { loanAmount, origin, platformTag }: Beside,
): BodyOf<typeof checkRepeatCase> {
  const { address: _kept, monthlyIncome, salary_date, ...texts } = values;
  return {
    ...(loanAmount && { loanRequeried: Number(loanAmount) }),
    ...texts,
    monthlyIncome: Number(monthlyIncome),
    salary_date: Number(salary_date),
    callBackUrl: `${origin}/finbox`,
    plateform: platformTag,
  };
}
