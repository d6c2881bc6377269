import { type Message, msg, type Translatable } from '#languages/message.ts';

type Names = Readonly<Record<string, Translatable>>;

/** §4 "Lead statuses", §3 "Loans": those that a borrower sees. */
const statuses: Names = {
  Active: msg('Active'),
  Closed: msg('Closed'),
  Disbursed: msg('Disbursed'),
  'Part Payment': msg('Part Payment'),
  Settlement: msg('Settlement'),
};

/** §1: the products. */
const loanTypes: Names = { Payday: msg('Payday'), EMI: msg('EMI') };

const nameIn =
  (names: Names) =>
  (sent: string): Message =>
    (Object.hasOwn(names, sent) && names[sent]) || sent;

/** The name of a status that the server sent; one that the app does not know is shown as it was sent. */
export const statusName = nameIn(statuses);

/** The name of the kind of a loan, likewise. */
export const loanTypeName = nameIn(loanTypes);
