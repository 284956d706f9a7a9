import { and, eq, lte } from 'drizzle-orm';
import { indexMembers } from '../../../../../database/schema/facts/indexTables';
import type { Queryable } from '../../../../../database/client';
import { DamagedFile } from '../reading/DamagedFile';
import type { Refusal, WholeFeed } from '../Feed';
import { identifier } from '../identify';
import { readCsv } from '../reading/readCsv';
import { RefusedRow, day, required } from '../reading/values';
import { indexInFileName, memberRow, membersKnownUntil, noteMembersKnown, putMembers } from './storeMembers';
import type { MemberRow } from './storeMembers';

const columns = ['ticker', 'from_date', 'to_date'] as const;

interface Stay {
  symbol: string;
  from: string;
  /** The first day after leaving; null while still a member. */
  until: string | null;
}

/** Stays of companies in one index over years: `nifty500_membership_history.csv`. A day in the future means "still in". */
export const indexHistory: WholeFeed<Stay> = {
  name: 'index-history',
  title: 'Membership of an index over years (nifty500_membership_history.csv; it does not state its day)',
  officialAddress: null, // put together by a third party from NSE's announcements
  async read(file) {
    const index = indexInFileName(file.name);
    if (index === undefined) {
      throw new DamagedFile(
        1,
        'Which index it is must be in the name, as in nifty500_membership_history.csv.',
      );
    }
    const read = await readCsv(file, { columns }, (field) => {
      const from = day(field('from_date'), 'first day');
      const until = day(field('to_date'), 'last day');
      if (until <= from) throw new RefusedRow('It left before it entered.');
      return {
        symbol: required(field('ticker'), 'ticker'),
        from,
        until: until > file.asOf ? null : until,
      };
    });
    return { ...read, population: index.key };
  },
  async store(transaction, rows, file) {
    const identify = await identifier(transaction);
    const index = indexInFileName(file.name) ?? { key: '', name: '' };
    const known = await membersKnownUntil(transaction, index);
    const before = await staysUntil(transaction, index.key, file.asOf);
    const stays = new Map<string, MemberRow>();
    const refused: Refusal[] = [];
    for (const { line, row } of rows) {
      const isin = identify({ symbol: row.symbol, on: row.from });
      if (isin === undefined) {
        refused.push({ line, reason: `No listed company is known as ${row.symbol}.`, isOutOfScope: true });
      } else if (stays.has(`${isin} ${row.from}`)) {
        refused.push({ line, reason: `${row.symbol} entered on ${row.from} on an earlier line.` });
      } else {
        const stay = memberRow({
          ...heldOver(before.get(isin) ?? [], row),
          indexKey: index.key,
          isin,
          from: row.from,
          publisher: 'A history of index members',
          document: file.name,
          asOf: file.asOf,
          publishedOn: null,
        });
        stays.set(`${isin} ${row.from}`, stay);
      }
    }
    const covered = new Set([...stays.values()].map(({ isin }) => isin));
    for (const stay of [...before.values()].flat()) {
      // The first appearance on a list is replaced by the true entry.
      if (covered.has(stay.isin) && !stays.has(`${stay.isin} ${stay.from}`)) await drop(transaction, stay);
    }
    const stored = await putMembers(transaction, [...stays.values()]);
    if (known === null || known < file.asOf) await noteMembersKnown(transaction, index.key, file.asOf);
    return { stored, unchanged: stays.size - stored, refused, touched: [] };
  },
};

type KnownStay = typeof indexMembers.$inferSelect;

async function staysUntil(
  transaction: Queryable,
  key: string,
  asOf: string,
): Promise<Map<string, KnownStay[]>> {
  const found = await transaction
    .select()
    .from(indexMembers)
    .where(and(eq(indexMembers.indexKey, key), lte(indexMembers.from, asOf)));
  const byIsin = new Map<string, KnownStay[]>();
  for (const stay of found) byIsin.set(stay.isin, [...(byIsin.get(stay.isin) ?? []), stay]);
  return byIsin;
}

/** The end and weight that a newer list states for a membership this history has as current. */
function heldOver(known: readonly KnownStay[], { until }: Stay) {
  if (until !== null) return { until };
  const latest = [...known].sort((a, b) => a.from.localeCompare(b.from)).at(-1);
  return {
    until: latest?.until ?? null,
    weight: latest?.weight ?? null,
    weightBasis: latest?.weightBasis ?? null,
  };
}

async function drop(transaction: Queryable, { indexKey, isin, from }: KnownStay): Promise<void> {
  await transaction
    .delete(indexMembers)
    .where(
      and(eq(indexMembers.indexKey, indexKey), eq(indexMembers.isin, isin), eq(indexMembers.from, from)),
    );
}
