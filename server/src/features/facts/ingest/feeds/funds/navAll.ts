import type { SourceFile } from '../SourceFile';
import { DamagedFile } from '../reading/DamagedFile';
import type { Batch, StreamedFeed } from '../Feed';
import { UnsoundRows, csvRecords } from '../reading/readCsv';
import { RefusedRow, day, decimal, optional, required } from '../reading/values';
import type { StatedNav } from './storeNavs';
import { navsSink } from './storeNavs';

/**
 * AMFI's layouts: plan and option have fields of their own since August 2026, and were part of the name before. Until 2018 there were
 * prices of repurchase and sale too, which are not read.
 */
const oldHeader = [
  'scheme code',
  'isin div payout/ isin growth',
  'isin div reinvestment',
  'scheme name',
  'net asset value',
  'date',
];
const newHeader = [...oldHeader.slice(0, 4), 'plan', 'option', ...oldHeader.slice(4)];
const oldestHeader = [...oldHeader.slice(0, 5), 'repurchase price', 'sale price', 'date'];
const linesPerBatch = 2000;

interface Section {
  structure: string | null;
  category: string | null;
  house: string | null;
}

/** AMFI's net asset values of every scheme: `NAVAll.txt`, with lines for category and house between the schemes. */
export const navAll: StreamedFeed<StatedNav> = {
  name: 'amfi-nav',
  title: "AMFI's net asset values of all funds (NAVAll.txt, every layout)",
  officialAddress: () => 'https://portal.amfiindia.com/spages/NAVAll.txt',
  stream: readNavs,
  openSink: (transaction, file) =>
    Promise.resolve({ ...navsSink(transaction, file.name), population: () => 'AMFI' }),
};

async function* readNavs(file: SourceFile): AsyncGenerator<Batch<StatedNav>> {
  const records = csvRecords(file, { delimiter: ';', isUnquoted: true });
  const first = await records.next();
  const header = first.done === true ? [] : first.value.fields.map((field) => field.trim().toLowerCase());
  const layout = [oldHeader, newHeader, oldestHeader].find((one) => one.join(';') === header.join(';'));
  if (layout === undefined) {
    throw new DamagedFile(1, `The header "${header.join(';')}" is none of AMFI's.`);
  }
  const unsound = new UnsoundRows();
  const section: Section = { structure: null, category: null, house: null };
  let batch: Batch<StatedNav> = { rows: [], refused: [] };
  let total = 0;
  let last = { line: 1, isScheme: true };
  for await (const { line, fields } of records) {
    const isHeading = fields.length === 1;
    if (isHeading && fields[0]?.trim() === '') continue;
    last = { line, isScheme: !isHeading };
    if (isHeading) {
      enter(section, fields[0]?.trim() ?? '');
      continue;
    }
    total++;
    try {
      if (fields.length !== layout.length)
        throw new RefusedRow(`It has ${fields.length} fields instead of ${layout.length}.`);
      const field = (name: string) => fields[layout.indexOf(name)]?.trim() ?? '';
      batch.rows.push({ line, row: navFrom(field, section) });
    } catch (error) {
      batch.refused.push(unsound.refusal(line, error));
    }
    if (batch.rows.length >= linesPerBatch) {
      yield batch;
      batch = { rows: [], refused: [] };
    }
  }
  if (total === 0) throw new DamagedFile(1, 'The file has a header and no rows.');
  if (!last.isScheme) throw new DamagedFile(last.line, 'It ends with a heading: the file was cut.');
  unsound.assertFew(total);
  yield batch;
}

/** "Open Ended Schemes(Equity Scheme - ELSS)" opens a category, any other line a house. */
function enter(section: Section, heading: string): void {
  const [, structure, category] = /^(.+ Schemes?)\s*\((.*)\)$/i.exec(heading) ?? [];
  if (structure === undefined) section.house = heading;
  else Object.assign(section, { structure, category: optional(category?.trim() ?? ''), house: null });
}

function navFrom(field: (name: string) => string, section: Section): StatedNav {
  const schemeCode = required(field('scheme code'), 'scheme code');
  if (!/^\d{3,8}$/.test(schemeCode)) throw new RefusedRow(`"${schemeCode}" is no scheme code.`);
  const nav = field('net asset value').replaceAll(',', '');
  if (/^(n\.?a\.?|-|)$/i.test(nav)) throw new RefusedRow('It has no net asset value.', true);
  return {
    schemeCode,
    day: day(field('date'), 'date'),
    navRupees: positiveNav(nav),
    fund: {
      ...section,
      isin: isinOrNull(field('isin div payout/ isin growth')),
      isinReinvestment: isinOrNull(field('isin div reinvestment')),
      name: required(field('scheme name'), 'scheme name').replace(/\s+/g, ' '),
      plan: optional(field('plan')),
      option: optional(field('option')),
    },
  };
}

const highestNav = 1e9;

/** Stored as written. Nil is a scheme that has paid everything out. */
export function positiveNav(text: string): string {
  const value = decimal(text, 'net asset value');
  if (!(value >= 0 && value < highestNav))
    throw new RefusedRow(`A net asset value of ${text} makes no sense.`);
  return text;
}

const isinOrNull = (text: string) => (/^INF[A-Z0-9]{8}\d$/.test(text) ? text : null);
