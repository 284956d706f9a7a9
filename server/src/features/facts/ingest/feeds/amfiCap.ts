import { inArray } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { marketCaps } from '../../../../database/schema/facts/factsTables';
import { contentHash, putChanged } from '../../../../database/putChanged';
import { inBatches } from '../../../../lib/inBatches';
import { DamagedFile } from './reading/DamagedFile';
import type { Numbered, Refusal, WholeFeed } from './Feed';
import { identifier } from './identify';
import { UnsoundRows, readCsv } from './reading/readCsv';
import type { SourceFile } from './SourceFile';
import { RefusedRow, crore, day, shareIsin } from './reading/values';

/** AMFI averages over half a year, January to June and July to December. */
const windowMonths = 6;

interface CapRow {
  isin: string;
  valueRupees: number;
  sizeClass: 'large' | 'mid' | 'small' | null;
  asOf: string;
  /** `AMFI` for its own workbook, else who derived the table. */
  publisher: string;
}

const official = 'AMFI';
const derived = 'AMFI, copied as a table';

/** AMFI's average market capitalisation of every listed company: its own workbook, or a table copied from it. */
export const amfiCap: WholeFeed<CapRow> = {
  name: 'amfi-cap',
  title: 'AMFI average market capitalisation (.xlsx, or a .csv copied from it)',
  officialAddress: null, // the workbook's address changes with every half year
  async read(file) {
    return file.name.toLowerCase().endsWith('.csv') ? readTable(file) : readWorkbook(file);
  },
  async store(transaction, rows, file) {
    const identify = await identifier(transaction);
    const isinOf = (row: CapRow) => identify({ isin: row.isin }) ?? row.isin;
    const known = new Map<string, { hash: string; publisher: string }>();
    await inBatches(rows, async (batch) => {
      const found = await transaction
        .select()
        .from(marketCaps)
        .where(
          inArray(
            marketCaps.isin,
            batch.map(({ row }) => isinOf(row)),
          ),
        );
      for (const cap of found)
        known.set(`${cap.isin} ${cap.asOf}`, { hash: cap.contentHash, publisher: cap.publisher });
    });

    const changed: (typeof marketCaps.$inferInsert)[] = [];
    const seen = new Set<string>();
    const refused: Refusal[] = [];
    let unchanged = 0;
    for (const { line, row } of rows) {
      const isin = isinOf(row);
      const key = `${isin} ${row.asOf}`;
      if (seen.has(key)) {
        refused.push({ line, reason: `${row.isin} is the same company's share as an earlier line.` });
        continue;
      }
      seen.add(key);
      const before = known.get(key);
      const hash = contentHash({ ...row, isin, windowMonths });
      if (before?.hash === hash || (before?.publisher === official && row.publisher !== official)) {
        unchanged++; // AMFI's own workbook takes precedence over any copy of it
      } else {
        changed.push({
          ...row,
          isin,
          windowMonths,
          document: file.name,
          publishedOn: null,
          contentHash: hash,
        });
      }
    }
    await putChanged(transaction, marketCaps, changed, {
      key: [marketCaps.isin, marketCaps.windowMonths, marketCaps.asOf],
    });
    return {
      stored: changed.length,
      unchanged,
      refused,
      touched: changed.map(({ isin }) => isin),
    };
  },
};

async function readTable(file: SourceFile) {
  const asOf = dayInName(file.name);
  const columns = ['isin', 'amfi_mcap_cr', 'category'] as const;
  const read = await readCsv(file, { columns }, (field) =>
    capRow({ isin: field('isin'), cap: field('amfi_mcap_cr'), category: field('category') }, asOf, derived),
  );
  return { ...read, population: 'table' };
}

async function readWorkbook(file: SourceFile) {
  const sheet = await sheetOf(file);
  const asOf = dayInTitle(String(sheet[0]?.[0] ?? ''));
  const header = (sheet[1] ?? []).map((cell) => String(cell ?? '').trim());
  const column = (start: string) => {
    const position = header.findIndex((name) => name.toLowerCase().startsWith(start));
    if (position === -1)
      throw new DamagedFile(2, `The sheet has no column "${start}…": this is another workbook.`);
    return position;
  };
  const isin = column('isin');
  const all = column('average of all exchanges');
  const category = column('categorization');
  const exchanges = [column('bse 6 month avg'), column('nse 6 month avg'), column('msei 6 month avg')];

  const rows: Numbered<CapRow>[] = [];
  const refused: Refusal[] = [];
  const unsound = new UnsoundRows();
  const body = sheet.slice(2);
  for (const [index, cells] of body.entries()) {
    const line = index + 3;
    const cell = (position: number) => String(cells[position] ?? '').trim();
    try {
      if (exchanges.every((exchange) => !(Number(cell(exchange)) > 0))) {
        // The workbook carries the last company's average down to those that never traded.
        throw new RefusedRow('No exchange has an average for it.', true);
      }
      rows.push({
        line,
        row: capRow({ isin: cell(isin), cap: cell(all), category: cell(category) }, asOf, official),
      });
    } catch (error) {
      refused.push(unsound.refusal(line, error));
    }
  }
  if (body.length === 0) throw new DamagedFile(2, 'The sheet has a header and no rows.');
  unsound.assertFew(body.length);
  return { rows, refused, population: 'workbook' };
}

async function sheetOf(file: SourceFile) {
  const bytes = await file.bytes();
  if (bytes.length === 0) throw new DamagedFile(1, 'The file is empty.');
  try {
    return await readSheet(bytes);
  } catch {
    throw new DamagedFile(1, 'It is not a whole .xlsx workbook.');
  }
}

function capRow(
  given: { isin: string; cap: string; category: string },
  asOf: string,
  publisher: string,
): CapRow {
  const valueRupees = crore(given.cap, 'average market capitalisation');
  if (valueRupees === null || valueRupees <= 0)
    throw new RefusedRow('There is no average market capitalisation.');
  const sizes: Record<string, CapRow['sizeClass']> = {
    'large cap': 'large',
    'mid cap': 'mid',
    'small cap': 'small',
  };
  return {
    isin: shareIsin(given.isin),
    valueRupees,
    sizeClass: sizes[given.category.toLowerCase()] ?? null,
    asOf,
    publisher,
  };
}

/** "… during the six months ended 31 December 2025" */
function dayInTitle(title: string): string {
  const [, text = ''] = /six months ended (.+)$/i.exec(title.trim()) ?? [];
  return dayOrDamaged(text, 'The title does not say "six months ended" and a day.');
}

/** `amfi_avg_mcap_31Dec2025.csv` */
function dayInName(name: string): string {
  const [text = ''] = /\d{1,2}[A-Za-z]{3}\d{4}/.exec(name) ?? [];
  return dayOrDamaged(text, 'The table does not say its day; its name must hold it, as in 31Dec2025.');
}

function dayOrDamaged(text: string, complaint: string): string {
  try {
    return day(text, 'end of the half year');
  } catch {
    throw new DamagedFile(1, complaint);
  }
}
