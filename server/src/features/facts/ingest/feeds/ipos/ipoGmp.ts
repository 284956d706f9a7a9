import { z } from 'zod';
import { DamagedFile } from '../reading/DamagedFile';
import type { WholeFeed } from '../Feed';
import { readJson, rowsFrom } from '../reading/readJson';
import { RefusedRow, dayOfParts, grouped, optional, required, wholeRupees } from '../reading/values';
import { parseIpoName, symbolIn } from './parseIpoName';
import type { StatedIpo } from '../../../records/iposRepository';
import { storeIpos, withDecimals } from './storeIpos';
import { dayMs } from '../../../../../lib/durations';

/** Column titles include the sort arrows of the web page. */
const Lists = z.object({
  allGMP: z.array(
    z.object({
      'Name▲▼': z.string(),
      'Price▲▼': z.string(),
      'IPO Size▲▼': z.string(),
      'Lot▲▼': z.string(),
      'Open▲▼': z.string(),
      'Close▲▼': z.string(),
      'Listing▲▼': z.string(),
    }),
  ),
  allPerf: z.array(
    z.object({
      'IPO▲▼': z.string(),
      'Listing Date▲▼': z.string(),
      'IPO Size▲▼': z.string(),
      'Subscription▲▼': z.string(),
      'IPO Price▲▼': z.string(),
      'Listing Price▲▼': z.string(),
    }),
  ),
});
type Current = z.infer<typeof Lists>['allGMP'][number];
type Past = z.infer<typeof Lists>['allPerf'][number];

const rupeesPerCrore = 10_000_000;
const publisher = 'A table of current issues';

/**
 * Issues that are open or coming, and how past ones fared, as a site lists them. The status is appended to the name, and days
 * have no year: it is that of the newest listing in the file. Grey market prices are ignored.
 */
export const ipoGmp: WholeFeed<StatedIpo> = {
  name: 'ipo-current',
  title: 'Current issues with dates, lots and price (gmp.json)',
  officialAddress: null, // gathered by a third party
  async read(file) {
    const { allGMP, allPerf } = await readJson(file, Lists);
    const today = newestListing(allPerf);
    const current = rowsFrom(allGMP, (issue) => currentIssue(issue, today));
    const past = rowsFrom(allPerf, (issue) => pastIssue(issue, today));
    // The second list's records are counted on from the first's.
    const shift = <Entry extends { line: number }>(entry: Entry) => ({
      ...entry,
      line: entry.line + allGMP.length,
    });
    return {
      rows: joinedRows(current.rows, past.rows.map(shift)),
      refused: [...current.refused, ...past.refused.map(shift)],
      population: 'current issues',
    };
  },
  store: (transaction, rows, file) => storeIpos(transaction, rows, file.name),
};

type Row = { line: number; row: StatedIpo };

/** An issue just listed is in both lists: one row, with the second list's symbol and first price. */
function joinedRows(current: Row[], past: Row[]): Row[] {
  const rows = new Map(current.map((numbered) => [numbered.row.name.toLowerCase(), numbered]));
  for (const { line, row } of past) {
    const { row: other } = rows.get(row.name.toLowerCase()) ?? {};
    const known = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
    const key = other !== undefined && other.listsOn === row.listsOn ? row.name.toLowerCase() : `${line}`;
    rows.set(key, { line, row: other !== undefined && key !== `${line}` ? { ...other, ...known } : row });
  }
  return [...rows.values()];
}

function currentIssue(issue: Current, today: string): StatedIpo {
  const { name, segment, status, listPrice } = parseIpoName(issue['Name▲▼']);
  const lot = optional(issue['Lot▲▼'].trim());
  return {
    ...blank(today),
    name,
    segment,
    status,
    listPrice: listPrice === null ? null : amount(listPrice, 'listing price'),
    opensOn: dayNear(issue['Open▲▼'], today, 'opening day'),
    closesOn: dayNear(issue['Close▲▼'], today, 'closing day'),
    listsOn: dayNear(issue['Listing▲▼'], today, 'day of listing'),
    priceHigh: amount(issue['Price▲▼'], 'price'),
    lotSize: lot === null ? null : Math.round(grouped(lot, 'lot')),
    issueSizeRupees: size(issue['IPO Size▲▼'].replace(/\s*Cr$/i, '')),
  };
}

function pastIssue(issue: Past, today: string): StatedIpo {
  const { name, symbol } = symbolIn(issue['IPO▲▼']);
  return {
    ...blank(today),
    name,
    symbol,
    status: 'listed',
    segment: /\bSME\b/.test(issue['IPO▲▼']) ? 'sme' : 'main',
    listsOn: dayNear(issue['Listing Date▲▼'], today, 'day of listing'),
    issuePrice: amount(issue['IPO Price▲▼'], 'price'),
    listPrice: amount(issue['Listing Price▲▼'].replace(/\s*\(.*$/, ''), 'listing price'),
    subscribedTimes: amount(issue['Subscription▲▼'].replace(/x$/, ''), 'subscription'),
    issueSizeRupees: size(issue['IPO Size▲▼']),
  };
}

const blank = (asOf: string): Omit<StatedIpo, 'name' | 'segment' | 'status'> => ({
  symbol: null,
  opensOn: null,
  closesOn: null,
  listsOn: null,
  priceLow: null,
  priceHigh: null,
  issuePrice: null,
  listPrice: null,
  lotSize: null,
  issueSizeRupees: null,
  subscribedTimes: null,
  publisher,
  asOf,
  publishedOn: null,
});

const highest = 1e8;

function amount(text: string, what: string): string | null {
  const given = optional(text.trim());
  if (given === null || /^(--|n\.?a\.?|₹\s*-*)$/i.test(given)) return null;
  const value = grouped(given, what);
  if (!(value >= 0 && value < highest)) throw new RefusedRow(`The ${what} "${text}" makes no sense.`);
  return value === 0 ? null : withDecimals(value);
}

function size(crore: string): number | null {
  const value = amount(crore, 'issue size');
  return value === null ? null : wholeRupees(Number(value) * rupeesPerCrore, 'issue size');
}

function newestListing(past: readonly Past[]): string {
  const days = past.flatMap((issue) => {
    const [date, month, year] = issue['Listing Date▲▼'].trim().split('-');
    return year === undefined
      ? []
      : [dayOfParts({ year, month: monthOf(month), date }, issue['Listing Date▲▼'], 'day')];
  });
  const newest = days.sort().at(-1);
  if (newest === undefined)
    throw new DamagedFile(1, 'No past issue has a day of listing: the year is not known.');
  return newest;
}

const months = 'janfebmaraprmayjunjulaugsepoctnovdec';
const monthOf = (name = '') => String(months.indexOf(name.slice(0, 3).toLowerCase()) / 3 + 1);
const halfYearMs = 183 * dayMs;

/** `11-Sep`, in the year that brings it nearest to the day of the file; `4-Sep-2025` states its own. */
function dayNear(text: string, today: string, what: string): string | null {
  if (optional(text.trim()) === null) return null;
  const [date, month, year] = required(text.trim(), what).split('-');
  const given = year ?? today.slice(0, 4);
  const found = dayOfParts({ year: given, month: monthOf(month), date }, text, what);
  const distance = Date.parse(found) - Date.parse(today);
  if (year !== undefined || Math.abs(distance) <= halfYearMs) return found;
  const other = String(Number(given) + (distance > 0 ? -1 : 1));
  return dayOfParts({ year: other, month: monthOf(month), date }, text, what);
}
