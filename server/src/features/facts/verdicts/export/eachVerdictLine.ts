import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { StandardId } from '@tayyib/shared/contracts';
import { standardIds } from '@tayyib/shared/shariah';
import { securities } from '../../../../database/schema/facts/factsTables';
import { inBatches } from '../../../../lib/inBatches';
import type { Queryable } from '../../../../database/client';
import type { VerdictLine } from './verdictRow';
import { verdictRow } from './verdictRow';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';

interface Wanted {
  /** All, if not given. */
  standard?: StandardId | undefined;
  /** A symbol or an ISIN. */
  symbol?: string | undefined;
}

/**
 * Calls `onLine` with each current verdict, by symbol, then standard, with a few hundred companies in memory at a time.
 * @returns how many there were
 */
export async function eachVerdictLine(
  db: Queryable,
  { standard, symbol }: Wanted,
  onLine: (row: VerdictLine) => void,
): Promise<number> {
  const code = symbol?.toUpperCase();
  const listed = await db
    .select({ isin: securities.isin, symbol: securities.symbol })
    .from(securities)
    .where(code === undefined ? undefined : or(eq(securities.symbol, code), eq(securities.isin, code)))
    .orderBy(asc(securities.symbol));
  let count = 0;
  await inBatches(listed, async (batch) => {
    const isins = batch.map(({ isin }) => isin);
    const rows = await db
      .select({ isin: verdicts.isin, verdict: verdicts.verdict })
      .from(verdicts)
      .where(
        and(
          inArray(verdicts.isin, isins),
          verdicts.current,
          standard === undefined ? undefined : eq(verdicts.standard, standard),
        ),
      );
    for (const { isin, symbol: currentSymbol } of batch) {
      const lines = rows
        .filter((row) => row.isin === isin)
        .map(({ verdict }) => verdictRow(currentSymbol, verdict));
      lines.sort((a, b) => standardIds.indexOf(a.standard) - standardIds.indexOf(b.standard)).forEach(onLine);
      count += lines.length;
    }
  });
  return count;
}
