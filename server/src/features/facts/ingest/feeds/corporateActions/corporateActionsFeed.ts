import { addDays } from '@tayyib/shared/values/calendar';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { corporateActions } from '../../../../../database/schema/facts/corporateActionsTables';
import { companyChangingKinds } from '../../../records/companyEvents';
import { inBatches } from '../../../../../lib/inBatches';
import { contentHash, putChanged } from '../../../../../database/putChanged';
import type { Queryable } from '../../../../../database/client';
import type { Refusal, WholeFeed } from '../Feed';
import { identifier } from '../identify';
import { readCsv } from '../reading/readCsv';
import { readJson, rowsFrom } from '../reading/readJson';
import { RefusedRow, day, hasRightCheckDigit, optional, required } from '../reading/values';
import type { AnnouncedAction } from './parseSubject';
import { parseSubject } from './parseSubject';

type ActionRow = typeof corporateActions.$inferInsert;

interface Announcement {
  isin: string;
  symbol: string;
  subject: string;
  exDate: string;
  recordDate: string | null;
  actions: AnnouncedAction[];
}

const ListedAction = z.object({
  symbol: z.string(),
  series: z.string(),
  isin: z.string(),
  subject: z.string(),
  exDate: z.string(),
  recDate: z.string().nullable(),
});
const Listed = z.array(ListedAction);

/** The columns of a table of the same announcements. */
const columns = ['symbol', 'series', 'isin', 'ex_date', 'record_date', 'subject'] as const;

const shareSeries = new Set(['EQ', 'BE', 'BZ', 'SM', 'ST', 'SZ']);
const publisher = 'NSE corporate actions';

/**
 * NSE's announcements of splits, bonuses, dividends and the like, as served by its site: one JSON array; or a table
 * of them.
 */
export const corporateActionsFeed: WholeFeed<Announcement> = {
  name: 'corporate-actions',
  title: 'Splits, bonuses, dividends, rights, demergers announced on NSE (.json, or a .csv of several years)',
  // a whole year, so that lists of any two days are about as long, and announcements for the coming weeks
  officialAddress: (today) =>
    `https://www.nseindia.com/api/corporates-corporateActions?index=equities&from_date=${dayFirst(addDays(today, -365))}&to_date=${dayFirst(addDays(today, 60))}`,
  async read(file) {
    const read = file.name.toLowerCase().endsWith('.csv')
      ? await readCsv(file, { columns }, (field) =>
          announcementFrom({
            symbol: field('symbol'),
            series: field('series'),
            isin: field('isin'),
            subject: field('subject'),
            exDate: field('ex_date'),
            recDate: field('record_date'),
          }),
        )
      : rowsFrom(await readJson(file, Listed), announcementFrom);
    return { ...read, population: file.name };
  },
  async store(transaction, rows, file) {
    const identify = await identifier(transaction);
    const stated = new Map<string, ActionRow>();
    const refused: Refusal[] = [];
    let read = 0;
    for (const { line, row } of rows) {
      const bySymbol = identify({ symbol: row.symbol, on: row.exDate });
      const isin = identify({ isin: row.isin }) ?? ownerBySymbol(row, bySymbol);
      if (isin === undefined) {
        refused.push({ line, reason: `No listed company is known as ${row.symbol}.`, isOutOfScope: true });
        continue;
      }
      const actions = actionRows(row, isin, file.name);
      const isKnown = actions.some((action) => stated.has(keyOf(action)));
      if (isKnown) {
        refused.push({
          line,
          reason: `${row.symbol} announced the same for ${row.exDate} on an earlier line.`,
        });
        continue;
      }
      read++;
      for (const action of actions) stated.set(keyOf(action), action);
    }
    const withdrawn = await dropWithdrawn(transaction, stated);
    const key = [
      corporateActions.isin,
      corporateActions.exDate,
      corporateActions.subject,
      corporateActions.part,
    ];
    const changed = await putChanged(transaction, corporateActions, [...stated.values()], { key });
    // An announcement of two parts is one row of the file.
    const stored = Math.min(changed, read);
    // only what changes the company itself changes a verdict
    const touched =
      changed === 0 ? withdrawn : [...withdrawn, ...[...stated.values()].filter(changesCompany)];
    return {
      stored,
      unchanged: read - stored,
      refused,
      touched: [...new Set(touched.map(({ isin }) => isin))],
    };
  },
};

function announcementFrom(listed: z.infer<typeof ListedAction>): Announcement {
  if (!shareSeries.has(listed.series))
    throw new RefusedRow(`Series ${listed.series} is not one of shares.`, true);
  const recordDate = optional((listed.recDate ?? '').trim());
  return {
    isin: listed.isin.trim(),
    symbol: required(listed.symbol.trim(), 'symbol'),
    subject: required(listed.subject.trim().replace(/\s+/g, ' '), 'subject'),
    exDate: day(listed.exDate.trim(), 'ex-date'),
    recordDate: recordDate === null ? null : day(recordDate, 'record date'),
    actions: parseSubject(listed.subject),
  };
}

/** The part of an ISIN that identifies the company, whatever the security is. */
const companyCodeLength = 7;

/**
 * A symbol may be that of another company today: it counts only where the ISIN is mistyped, or of another security of the company it
 * names (announcements of dividends on shares that state the ISIN of a bond).
 */
function ownerBySymbol({ isin }: Announcement, bySymbol: string | undefined): string | undefined {
  const isSameCompany = bySymbol?.slice(0, companyCodeLength) === isin.slice(0, companyCodeLength);
  return isSameCompany || !hasRightCheckDigit(isin) ? bySymbol : undefined;
}

const dayFirst = (date: string) => date.split('-').reverse().join('-');

const keyOf = ({ isin, exDate, subject, part }: Pick<ActionRow, 'isin' | 'exDate' | 'subject' | 'part'>) =>
  `${isin} ${exDate} ${part} ${subject}`;

function actionRows(row: Announcement, isin: string, document: string): ActionRow[] {
  return row.actions.map(({ kind, priceFactor, dividendRupees }, part) => {
    const fact = {
      isin,
      exDate: row.exDate,
      subject: row.subject,
      part,
      kind,
      recordDate: row.recordDate,
      priceFactor: priceFactor === null ? null : priceFactor.toFixed(12),
      dividendRupees: dividendRupees === null ? null : String(dividendRupees),
    };
    const source = { publisher, document, asOf: row.exDate, publishedOn: null };
    return { ...fact, ...source, contentHash: contentHash(fact) };
  });
}

const changesCompany = ({ kind }: Pick<ActionRow, 'kind'>) =>
  companyChangingKinds.some((changing) => changing === kind);

/**
 * A list's actions of a company's ex-date replace those of an earlier list: a bonus must not count twice. Returns those
 * that are gone and had changed a company.
 */
async function dropWithdrawn(
  transaction: Queryable,
  stated: ReadonlyMap<string, ActionRow>,
): Promise<Pick<ActionRow, 'isin'>[]> {
  const gone: Pick<ActionRow, 'isin'>[] = [];
  const days = new Set([...stated.values()].map(({ isin, exDate }) => `${isin} ${exDate}`));
  const isins = [...new Set([...stated.values()].map(({ isin }) => isin))];
  await inBatches(isins, async (batch) => {
    const known = await transaction
      .select()
      .from(corporateActions)
      .where(and(inArray(corporateActions.isin, batch), eq(corporateActions.publisher, publisher)));
    for (const { isin, exDate, subject, part, kind } of known) {
      if (stated.has(keyOf({ isin, exDate, subject, part })) || !days.has(`${isin} ${exDate}`)) continue;
      if (changesCompany({ kind })) gone.push({ isin });
      await transaction
        .delete(corporateActions)
        .where(
          and(
            eq(corporateActions.isin, isin),
            eq(corporateActions.exDate, exDate),
            eq(corporateActions.subject, subject),
            eq(corporateActions.part, part),
          ),
        );
    }
  });
  return gone;
}
