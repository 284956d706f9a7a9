import { RefusedRow, day } from '../reading/values';

/** A cell of a sheet: a text, a number, a date or null. */
export type Cell = unknown;

/** One line of a portfolio. `share` is a fraction of net assets, negative for what the fund owes. */
interface Holding {
  line: number;
  name: string;
  isin: string | null;
  industry: string | null;
  quantity: number | null;
  marketValueLakh: number | null;
  share: number;
}

export interface Portfolio {
  scheme: string;
  asOf: string;
  holdings: Holding[];
}

/** Lines that add up others. */
const sums = /^(sub[- ]?total|total|grand total|net assets)\b/i;
/** The line a portfolio ends with. */
const lastLine = /^(grand total|net assets|total net assets)\b/i;
/** A share of the whole: 1 where fractions are stated, 100 where percentages are. */
const ofOne = 1;
const ofHundred = 100;
/** A portfolio that does not add up to the whole within this share has lost lines, or counts something twice. */
const tolerableGap = 0.05;
/** The title and the header are in the first lines of a sheet. */
const headLines = 15;

/**
 * Reads the monthly portfolio of a scheme from its sheet, in the columns every fund house has to publish. Null for a sheet of another
 * kind; throws `RefusedRow` for one that does not add up.
 * @param listed the scheme's name in the index of the workbook
 */
export function portfolioFromSheet(
  sheet: readonly (readonly Cell[])[],
  listed: string | null,
): Portfolio | null {
  const headerAt = sheet.slice(0, headLines).findIndex((cells) => cells.some(isName) && cells.some(isShare));
  const header = sheet[headerAt];
  if (header === undefined) return null;
  const at = {
    name: header.findIndex(isName),
    isin: header.findIndex((cell) => /^isin\b/i.test(text(cell))),
    industry: header.findIndex((cell) => /^(industry|rating)/i.test(text(cell))),
    quantity: header.findIndex((cell) => /^quantity/i.test(text(cell))),
    value: header.findIndex((cell) => /market.*value/i.test(text(cell))),
    share: header.findIndex(isShare),
  };
  const head = sheet.slice(0, headerAt).map((cells) => cells.map(text));
  const asOf = dayOf(head.flat());
  const scheme = listed ?? schemeOf(head);
  if (asOf === null || scheme === null) return null;
  const holdings: Holding[] = [];
  let total = 0;
  for (const [index, cells] of sheet.slice(headerAt + 1).entries()) {
    const name = text(cells[at.name] ?? null);
    const share = cells[at.share];
    if (lastLine.test(name)) {
      total = typeof share === 'number' ? share : 0;
      break;
    }
    if (name === '' || sums.test(name) || typeof share !== 'number') continue;
    const isin = text(cells[at.isin] ?? null);
    holdings.push({
      line: headerAt + index + 2,
      name,
      isin: /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin) ? isin : null,
      industry: text(cells[at.industry] ?? null) || null,
      quantity: numberIn(cells[at.quantity]),
      marketValueLakh: numberIn(cells[at.value]),
      share,
    });
  }
  return { scheme, asOf, holdings: asFractions(holdings, total) };
}

/** Some houses state fractions and some percentages: the total says which. */
function asFractions(holdings: readonly Holding[], total: number): Holding[] {
  const whole = Math.abs(total - ofHundred) < Math.abs(total - ofOne) ? ofHundred : ofOne;
  const sum = holdings.reduce((held, { share }) => held + share, 0) / whole;
  if (Math.abs(sum - 1) > tolerableGap)
    throw new RefusedRow(`Its holdings add up to ${(sum * ofHundred).toFixed(1)}% of net assets.`);
  return holdings.map((holding) => ({ ...holding, share: holding.share / whole }));
}

const text = (cell: Cell) => (typeof cell === 'string' ? cell.replace(/\s+/g, ' ').trim() : '');
const isName = (cell: Cell) => /^name of (the )?instrument/i.test(text(cell));
const isShare = (cell: Cell) => /% ?(to|of) ?(net|nav)/i.test(text(cell));
const numberIn = (cell: Cell) => (typeof cell === 'number' ? cell : null);

/** "Monthly Portfolio Statement as on May 31,2026" */
function dayOf(head: readonly string[]): string | null {
  for (const line of head) {
    const [, month, date, year] = /\b([A-Z][a-z]+) (\d{1,2}), ?(\d{4})/.exec(line) ?? [];
    const [other] =
      /\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]+,? \d{4}|\d{1,2}-[A-Z][a-z]{2}-\d{4}/.exec(line) ?? [];
    const stated =
      year === undefined ? other?.replace(/(?<=\d)(?:st|nd|rd|th)|,/g, '') : `${date} ${month} ${year}`;
    if (stated !== undefined) return day(stated, 'day of the portfolio');
  }
  return null;
}

/** The longest text above the header that is not its title: beside it there may be a short name or a link. */
function schemeOf(head: readonly (readonly string[])[]): string | null {
  const names = head.flat().filter((line) => line !== '' && !/portfolio|statement|mutual fund$/i.test(line));
  return names.toSorted((a, b) => b.length - a.length)[0] ?? null;
}
