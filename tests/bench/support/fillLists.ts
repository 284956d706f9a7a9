import type { Database } from '../../../server/src/database/client';
import { fundHoldings, fundNavs, funds } from '../../../server/src/database/schema/facts/fundTables';
import { inBatches } from '../../../server/src/lib/inBatches';
import {
  indexCloses,
  indexMembers,
  marketIndices,
} from '../../../server/src/database/schema/facts/indexTables';
import { ipos } from '../../../server/src/database/schema/facts/ipoTables';

const INDICES = 120;
const MEMBERS = 150;
const CLOSES = 500;
const FUNDS = 5000;
const FUNDS_THAT_TELL = 400;
const HOLDINGS = 60;
const NAVS = 250;
const ISSUES = 600;

const made = { publisher: 'made up', document: 'made up', asOf: '2026-10-31', contentHash: '' };
const upTo = (length: number) => Array.from({ length }, (_, at) => at);
const dayBack = (days: number) =>
  new Date(Date.UTC(2026, 10, 20) - days * 86_400_000).toISOString().slice(0, 10);

/** Inserts as many indices, funds and public issues of fictitious companies as India has. */
export async function fillLists(
  db: Database,
  isinOf: (n: number) => string,
  companies: number,
): Promise<void> {
  /** Picks companies for each list, without duplicates in a list. */
  const memberOf = (list: number, place: number) => isinOf(1 + ((list * 37 + place * 61) % companies));
  await db
    .insert(marketIndices)
    .values(upTo(INDICES).map((at) => ({ key: `made${at}`, name: `Made ${at}`, membersAsOf: '2026-10-31' })));
  await inBatches(
    upTo(INDICES * MEMBERS).map((at) => ({ list: at % INDICES, place: Math.floor(at / INDICES) })),
    (batch) =>
      db.insert(indexMembers).values(
        batch.map(({ list, place }) => ({
          ...made,
          indexKey: `made${list}`,
          isin: memberOf(list, place),
          from: '2026-01-01',
          weight: (1 / MEMBERS).toFixed(8),
          weightBasis: 'published' as const,
        })),
      ),
  );
  await inBatches(
    upTo(INDICES * CLOSES).map((at) => ({ list: at % INDICES, days: Math.floor(at / INDICES) })),
    (batch) =>
      db.insert(indexCloses).values(
        batch.map(({ list, days }) => ({
          ...made,
          indexKey: `made${list}`,
          day: dayBack(days),
          close: (10_000 - days).toFixed(2),
        })),
      ),
  );
  await inBatches(upTo(FUNDS), (batch) =>
    db.insert(funds).values(batch.map((at) => ({ ...made, schemeCode: `MADE${at}`, name: `Fund ${at}` }))),
  );
  await inBatches(
    upTo(FUNDS_THAT_TELL * HOLDINGS).map((at) => ({
      list: at % FUNDS_THAT_TELL,
      place: Math.floor(at / FUNDS_THAT_TELL),
    })),
    (batch) =>
      db.insert(fundHoldings).values(
        batch.map(({ list, place }) => {
          const isin = memberOf(list, place);
          const share = (0.95 / HOLDINGS).toFixed(8);
          return { ...made, schemeCode: `MADE${list}`, holding: isin, isin, name: `Company ${place}`, share };
        }),
      ),
  );
  await inBatches(
    upTo(FUNDS_THAT_TELL * NAVS).map((at) => ({
      list: at % FUNDS_THAT_TELL,
      days: Math.floor(at / FUNDS_THAT_TELL),
    })),
    (batch) =>
      db.insert(fundNavs).values(
        batch.map(({ list, days }) => ({
          schemeCode: `MADE${list}`,
          day: dayBack(days),
          navRupees: `${100 - days / 10}`,
          document: 'made up',
        })),
      ),
  );
  await inBatches(upTo(ISSUES), (batch) =>
    db.insert(ipos).values(
      batch.map((at) => ({
        ...made,
        key: `issue${at}`,
        name: `Issue ${at} Limited`,
        isin: at % 2 === 0 ? isinOf(1 + at) : null,
        opensOn: dayBack(at),
        closesOn: dayBack(at - 2),
        issueSizeRupees: 1e9,
      })),
    ),
  );
}
