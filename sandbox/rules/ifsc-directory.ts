import { ruleRegistry } from '#engine/rules.ts';
import type { Bank } from './banks.ts';
import { banks } from './banks.ts';

/** A fictional branch; only the form of its code is real. */
export interface Branch {
  readonly ifsc: string;
  readonly bank: Bank;
  readonly branch: string;
  readonly city: string;
  readonly state: string;
}

type City = readonly [city: string, state: string, ...localities: [string, ...string[]]];

/** Each bank has a branch in each locality; the first is that of the examples. */
const cities: readonly City[] = [
  ['Nagpur', 'Maharashtra', 'Lake View', 'Cotton Market'],
  ['Mumbai', 'Maharashtra', 'Harbour Road', 'Banyan Park', 'Old Mill'],
  ['Pune', 'Maharashtra', 'Fort Gate', 'Riverside'],
  ['Delhi', 'Delhi', 'Garden Circle', 'Clock Tower', 'North Avenue'],
  ['Bengaluru', 'Karnataka', 'Tank Bund', 'Silk Board', 'Hill Cross'],
  ['Mysuru', 'Karnataka', 'Palace Side'],
  ['Hyderabad', 'Telangana', 'Pearl Street', 'Lakeside'],
  ['Chennai', 'Tamil Nadu', 'Beach Road', 'Temple Tank'],
  ['Coimbatore', 'Tamil Nadu', 'Mill Road'],
  ['Kolkata', 'West Bengal', 'River Ghat', 'Tram Depot'],
  ['Ahmedabad', 'Gujarat', 'Kite Bazaar', 'Stepwell'],
  ['Jaipur', 'Rajasthan', 'Pink Gate'],
  ['Lucknow', 'Uttar Pradesh', 'Gomti Side'],
  ['Kochi', 'Kerala', 'Backwater Jetty'],
  ['Bhopal', 'Madhya Pradesh', 'Upper Lake'],
  ['Patna', 'Bihar', 'Ganga Path'],
  ['Guwahati', 'Assam', 'Tea Auction Road'],
];

const sites = cities.flatMap(([city, state, ...localities]) =>
  localities.map((locality) => ({ branch: `${locality} Branch`, city, state })),
);

/** A unique number of six digits, 001234 for the first site. */
const numberOf = (site: number) => String((1234 + site * 37_649) % 1_000_000).padStart(6, '0');

/** §5 "IFSC": about three hundred branches. */
export const branches: readonly Branch[] = banks.flatMap((bank) =>
  sites.map((site, index) => ({ ifsc: `${bank.code}0${numberOf(index)}`, bank, ...site })),
);

const byIfsc = new Map(branches.map((branch) => [branch.ifsc, branch]));

/** Whether a text has the form of an IFSC code (§13). */
export const isIfsc = (text: string): boolean => ruleRegistry.ifsc.check(text);

/** The branch of an IFSC code, in upper or lower case. */
export function branchOf(ifsc: string): Branch | undefined {
  return byIfsc.get(ifsc.toUpperCase());
}
