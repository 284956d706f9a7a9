import type { WholeFeed } from '../Feed';
import type { CsvRecord } from '../reading/readCsv';
import { readCsv } from '../reading/readCsv';
import { RefusedRow, dayOfParts, grouped, optional, required, wholeRupees } from '../reading/values';
import type { StatedIpo } from '../../../records/iposRepository';
import { storeIpos, withDecimals } from './storeIpos';

const columns = ['Date', 'IPO_Name', 'Issue_Size(crores)', 'Total', 'Offer Price', 'List Price'] as const;

const rupeesPerCrore = 10_000_000;

/**
 * Issues that were listed since 2010. Days are written month first, with two or four figures for the year; lines end with
 * empty fields; the text is Windows-1252. Trusts are no companies.
 */
export const ipoHistory: WholeFeed<StatedIpo> = {
  name: 'ipo-history',
  title: 'Listed issues (Date,IPO_Name,Issue_Size(crores),…; days as mm-dd-yyyy)',
  officialAddress: null, // gathered by a third party
  async read(file) {
    const read = await readCsv(file, { columns, encoding: 'windows-1252' }, (field) =>
      issueFrom(field, file.asOf),
    );
    return { ...read, population: 'listed issues' };
  },
  store: (transaction, rows, file) => storeIpos(transaction, rows, file.name),
};

function issueFrom(field: CsvRecord<(typeof columns)[number]>, asOf: string): StatedIpo {
  const name = required(field('IPO_Name'), 'name').replace(/\s+/g, ' ');
  if (/\b(REIT|InvIT|Trust)\b/i.test(name)) throw new RefusedRow(`${name} is a trust, not a company.`, true);
  const [month, date, year] = field('Date').split('-');
  const crore = number(field('Issue_Size(crores)'), 'issue size');
  return {
    name,
    symbol: null,
    segment: 'main',
    opensOn: null,
    closesOn: null,
    listsOn: dayOfParts({ year, month, date }, field('Date'), 'day of listing (month first)'),
    priceLow: null,
    priceHigh: null,
    issuePrice: text(number(field('Offer Price'), 'offer price')),
    listPrice: text(number(field('List Price'), 'listing price')),
    lotSize: null,
    issueSizeRupees: crore === null ? null : wholeRupees(crore * rupeesPerCrore, 'issue size'),
    subscribedTimes: text(number(field('Total'), 'subscription')),
    status: 'listed',
    publisher: 'A table of listed issues',
    asOf,
    publishedOn: null,
  };
}

const text = (value: number | null) => (value === null ? null : withDecimals(value));

const highest = 1e8;

function number(field: string, what: string): number | null {
  const given = optional(field);
  if (given === null || given.toUpperCase() === 'NA') return null;
  const value = grouped(given, what);
  if (!(value >= 0 && value < highest)) throw new RefusedRow(`The ${what} "${field}" makes no sense.`);
  return value;
}
