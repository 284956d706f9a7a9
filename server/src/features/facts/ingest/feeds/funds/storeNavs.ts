import { sql } from 'drizzle-orm';
import { fundNavs, funds } from '../../../../../database/schema/facts/fundTables';
import { contentHash, putChanged } from '../../../../../database/putChanged';
import type { Queryable } from '../../../../../database/client';
import type { Refusal, Sink } from '../Feed';

/** A unit's value on a day, and the fund's details on the same line. */
export interface StatedNav {
  schemeCode: string;
  day: string;
  navRupees: string;
  /** Null where the file names only its code. */
  fund: {
    structure: string | null;
    category: string | null;
    house: string | null;
    isin: string | null;
    isinReinvestment: string | null;
    name: string;
    plan: string | null;
    option: string | null;
  } | null;
}

/** A newer record of a fund replaces an older; of one day the first wins, unless only the second states the plan. */
const isNewer = sql`funds.content_hash <> excluded.content_hash and (excluded.as_of > funds.as_of
  or (excluded.as_of = funds.as_of and excluded.plan is not null and funds.plan is null))`;

/** Stores values of units and the funds they belong to. A row counts as stored when either changed. */
export function navsSink(transaction: Queryable, document: string): Omit<Sink<StatedNav>, 'population'> {
  return {
    async put(rows) {
      const refused: Refusal[] = [];
      const stated = new Map<string, StatedNav>();
      for (const { line, row } of rows) {
        const key = `${row.schemeCode} ${row.day}`;
        if (stated.has(key)) {
          refused.push({
            line,
            reason: `Scheme ${row.schemeCode} has a value of ${row.day} on an earlier line.`,
          });
        } else stated.set(key, row);
      }
      const navs = [...stated.values()].map(({ schemeCode, day, navRupees }) => ({
        schemeCode,
        day,
        navRupees,
        document,
      }));
      const named = new Map([...stated.values()].flatMap((row) => fundRows(row, document)));
      const changedFunds = await putChanged(transaction, funds, [...named.values()], {
        key: [funds.schemeCode],
        replaceWhen: isNewer,
      });
      const changedNavs = await putChanged(transaction, fundNavs, navs, {
        key: [fundNavs.schemeCode, fundNavs.day],
        replaceWhen: sql`fund_navs.nav_rupees <> excluded.nav_rupees`,
      });
      const stored = Math.max(changedNavs, changedFunds);
      return { stored, unchanged: stated.size - stored, refused, touched: [] };
    },
  };
}

function fundRows({ schemeCode, day, fund }: StatedNav, document: string) {
  if (fund === null) return [];
  const row = {
    schemeCode,
    ...fund,
    publisher: 'AMFI',
    document,
    asOf: day,
    publishedOn: null,
    contentHash: contentHash({ schemeCode, ...fund }),
  };
  return [[schemeCode, row] as const];
}
