/** The banks this lender pays to, by the first four letters of their IFSC codes; the first is made up. */
const banks: Readonly<Record<string, string>> = {
  BHNB: 'Bharat National Bank',
  BARB: 'Bank of Baroda',
  CNRB: 'Canara Bank',
  HDFC: 'HDFC Bank',
  ICIC: 'ICICI Bank',
  IDIB: 'Indian Bank',
  KKBK: 'Kotak Mahindra Bank',
  PUNB: 'Punjab National Bank',
  SBIN: 'State Bank of India',
  UBIN: 'Union Bank of India',
  UTIB: 'Axis Bank',
};

/** §5 "Bank": the bank of an IFSC code; none where the code is not one, or of a bank we do not know. */
export function bankOf(ifsc: string): string | undefined {
  return /^[A-Z]{4}0[A-Z\d]{6}$/i.test(ifsc) ? banks[ifsc.slice(0, 4).toUpperCase()] : undefined;
}
