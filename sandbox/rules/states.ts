const states = `Andaman and Nicobar Islands, Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chandigarh, Chhattisgarh,
  Dadra and Nagar Haveli and Daman and Diu, Delhi, Goa, Gujarat, Haryana, Himachal Pradesh, Jammu and Kashmir, Jharkhand,
  Karnataka, Kerala, Ladakh, Lakshadweep, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland, Odisha,
  Puducherry, Punjab, Rajasthan, Sikkim, Tamil Nadu, Telangana, Tripura, Uttar Pradesh, Uttarakhand, West Bengal`;

/** §7 getStates: the states whose name contains the word; those that start with it come first. */
export function statesWith(searchWord: string): string[] {
  const word = searchWord.trim().toLowerCase();
  const found = states.split(/,\s*/).filter((state) => state.toLowerCase().includes(word));
  const startsWithWord = (state: string) => state.toLowerCase().startsWith(word);
  return [...found.filter(startsWithWord), ...found.filter((state) => !startsWithWord(state))];
}
