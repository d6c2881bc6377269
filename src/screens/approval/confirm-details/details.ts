import type { checkRepeatCase, onePage } from '#contract/application.ts';
import type { AnswerOf, BodyOf } from '#contract/call.ts';
import type { Route } from '#contract/routes.ts';
import { rupees } from '#engine/format.ts';
import type { Answers } from '#engine/rule.ts';

type OnePage = AnswerOf<typeof onePage>['data'];
type Text = string | number | null | undefined;

/** One line of the repeat customer's summary: what is known, and where it is changed. */
interface DetailSpec {
  readonly label: string;
  readonly route: Route;
  /** The answer's name in the draft; the address is kept by the server alone. */
  readonly local?: string;
  readonly server: (known: OnePage) => Text;
  readonly shown?: (value: string) => string;
  /** One of the answers that a step offers, which is said in the language of the borrower. */
  readonly offered?: true;
  /** Not part of what Continue sends, so that Continue does not wait for it. */
  readonly optional?: true;
}

/** §2 "/confirm-details", row by row. */
const specs = {
  loanPurpose: {
    label: 'Loan purpose',
    route: '/loan-purpose',
    local: 'loanPurpose',
    server: (k) => k.loanPurpose,
    offered: true,
  },
  marrital: {
    label: 'Marital status',
    route: '/marital-status',
    local: 'maritalStatus',
    server: (k) => k.maritalStatus,
    offered: true,
  },
  education: {
    label: 'Education',
    route: '/highest-education',
    local: 'highestEducation',
    server: (k) => k.qualification,
    offered: true,
  },
  employeeType: {
    label: 'Employment',
    route: '/employment-details',
    local: 'employmentDetails',
    server: (k) => k.employementType,
    offered: true,
  },
  modeOfPayment: {
    label: 'Payment mode',
    route: '/payment-mode',
    local: 'paymentMode',
    server: (k) => k.modeOfPayment,
    offered: true,
  },
  companyName: { label: 'Company', route: '/company-name', local: 'companyName', server: (k) => k.companyName },
  industry: { label: 'Industry', route: '/industry', local: 'industry', server: (k) => k.industry, offered: true },
  designation: {
    label: 'Designation',
    route: '/your-designation',
    local: 'designation',
    server: (k) => k.designation,
    offered: true,
  },
  monthlyIncome: {
    label: 'Monthly income',
    route: '/monthly-income',
    local: 'monthlyIncome',
    server: (k) => k.monthlySalary,
    shown: (value) => rupees(Number(value)),
  },
  salary_date: { label: 'Salary date', route: '/salary-date', local: 'salaryDate', server: (k) => k.salaryDate },
  residenceType: {
    label: 'Residence',
    route: '/your-residence',
    local: 'yourResidence',
    server: (k) => k.address?.type,
    offered: true,
  },
  address: { label: 'Address', route: '/enter-address', server: (k) => k.address?.address, optional: true },
} as const satisfies Readonly<Record<string, DetailSpec>>;

type Name = keyof typeof specs;
export type Values = Readonly<Record<Name, string>>;

const names = Object.keys(specs) as Name[];

/** §3 "Local values override server ones": what was answered here stands before what the server knew. */
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
  const shown = names.filter((name) => values[name] !== '' || !unasked.includes(specs[name].route));
  return shown.map((name) => {
    const { label, route, local, shown = (value) => value, optional, offered }: DetailSpec = specs[name];
    const value = values[name];
    return {
      label,
      route,
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
