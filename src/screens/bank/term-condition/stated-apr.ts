const names = /\bAPR\b|annual percentage rate/i;
const figure = /^(\d+(?:\.\d+)?)\s*%?(?:\s*(?:p\.?\s?a\.?|per annum|a year))?$/i;

/** What stands last in a row that names the APR, where it is a figure and nothing else. */
function rateIn({ cells }: HTMLTableRowElement): number | undefined {
  const texts = Array.from(cells, ({ textContent }) => textContent.trim());
  const value = texts.pop() ?? '';
  const [, rate] = texts.some((text) => names.test(text)) ? (figure.exec(value) ?? []) : [];
  return rate === undefined ? undefined : Number(rate);
}

/**
 * The APR in percent that a statement says, in a row of a table as the regulator's format has it. Nothing where no row
 * says it, or where rows say different ones: then there is nothing to compare with.
 */
export function statedApr(statement: ParentNode): number | undefined {
  const rates = Array.from(statement.querySelectorAll('tr'), rateIn).filter((rate) => rate !== undefined);
  return new Set(rates).size === 1 ? rates[0] : undefined;
}
