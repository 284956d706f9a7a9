import { dayNumber } from '@tayyib/shared/values/calendar';
import { sql } from 'drizzle-orm';
import { prices, priceSources } from '../../../../../database/schema/facts/factsTables';
import { contentHash, putChanged } from '../../../../../database/putChanged';
import type { Queryable } from '../../../../../database/client';
import { DamagedFile } from '../reading/DamagedFile';
import type { Numbered, Refusal, Sink } from '../Feed';
import type { SourceFile } from '../SourceFile';

/** A day's trading as stated by a file, with the file's name for the company. */
export type StatedPrice<Name> = Name & Omit<typeof prices.$inferInsert, 'isin' | 'document' | 'contentHash'>;

interface PriceRules<Name> {
  /** The company's ISIN of today; undefined if no list has it. */
  isinOf: (row: StatedPrice<Name>) => string | undefined;
  /** The label of the company in refusals if it is unknown. */
  nameOf: (row: StatedPrice<Name>) => string;
  /** A file of one trading day is damaged if it contains another; `named` is the day in its name. */
  isOfOneDay: boolean;
  named?: string | undefined;
}

const rankOf = (column: string) =>
  sql`array_position(array[${sql.join(
    priceSources.map((source) => sql`${source}`),
    sql`, `,
  )}]::text[], ${sql.raw(column)})`;

/** A better source replaces a poorer one of the same day; the same or a better one corrects it. */
const isWorthMore = sql`prices.content_hash <> excluded.content_hash and ${rankOf('excluded.source')} >= ${rankOf('prices.source')}`;

const firstDay = dayNumber('1990-01-01');
const days = 20_000;
const bitsPerByte = 8;

/** Which days of which companies were seen: one bit each, since a file may have millions. */
class SeenDays {
  private readonly met = new Map<string, Uint8Array>();

  /** Notes a day. False when it was noted before; null when it lies outside 1990 to 2044. */
  add(isin: string, day: string): boolean | null {
    const number = dayNumber(day) - firstDay;
    if (!(number >= 0 && number < days)) return null;
    const bits = this.met.get(isin) ?? new Uint8Array(days / bitsPerByte);
    this.met.set(isin, bits);
    const byte = Math.floor(number / bitsPerByte);
    const bit = 1 << (number % bitsPerByte);
    const before = bits[byte] ?? 0;
    bits[byte] = before | bit;
    return (before & bit) === 0;
  }
}

/** Stores prices as they are read, each company's day once. */
export function pricesSink<Name extends object>(
  transaction: Queryable,
  file: SourceFile,
  { isinOf, nameOf, isOfOneDay, named }: PriceRules<Name>,
): Sink<StatedPrice<Name>> {
  const seen = new SeenDays();
  let exchange = 'none';
  let only = named;

  function assertOneDay({ line, row }: Numbered<StatedPrice<Name>>): void {
    only ??= row.day;
    if (row.day === only) return;
    throw new DamagedFile(
      line,
      only === named
        ? `Its name says ${only}, its rows say ${row.day}.`
        : `It holds ${only} and ${row.day}; a bhavcopy is of one day.`,
    );
  }

  return {
    async put(rows) {
      const refused: Refusal[] = [];
      const stated: (typeof prices.$inferInsert)[] = [];
      for (const numbered of rows) {
        const { line, row } = numbered;
        if (isOfOneDay) assertOneDay(numbered);
        exchange = row.exchange;
        const isin = isinOf(row);
        const isNew = isin === undefined ? undefined : seen.add(isin, row.day);
        if (isin === undefined || isNew === undefined) {
          refused.push({ line, reason: `No listed company is known as ${nameOf(row)}.`, isOutOfScope: true });
        } else if (isNew === null) {
          refused.push({ line, reason: `${row.day} is not a day of trading.` });
        } else if (!isNew) {
          refused.push({ line, reason: `${nameOf(row)} has a price of ${row.day} on an earlier line.` });
        } else {
          stated.push(priceRow(row, isin, file.name));
        }
      }
      const key = [prices.isin, prices.exchange, prices.day];
      const stored = await putChanged(transaction, prices, stated, { key, replaceWhen: isWorthMore });
      return { stored, unchanged: stated.length - stored, refused, touched: [] }; // no standard uses a price
    },
    population: () => exchange,
  };
}

function priceRow(given: StatedPrice<object>, isin: string, document: string): typeof prices.$inferInsert {
  const { exchange, day, series, open, high, low, close, previousClose, volume, turnoverRupees, source } =
    given;
  const fact = {
    isin,
    exchange,
    day,
    series,
    open,
    high,
    low,
    close,
    previousClose,
    volume,
    turnoverRupees,
    source,
  };
  return { ...fact, document, contentHash: contentHash(fact) };
}
