import type { StandardId } from '@tayyib/shared/contracts';
import { desc } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { securities } from '../../facts/factsTables';
import { shareRunning } from './shareRunning';
import { marketVersion } from './marketVersion';
import type { AccountFigures } from './accountFigures';
import type { CompanyFigures } from './MarketFigures';
import { MarketFigures } from './MarketFigures';
import { accountDigests, readAccountFigures } from './readAccountFigures';
import { readLastPrices } from './readLastPrices';
import type { Standing } from './readStandings';
import { readCaps, readStandings } from './readStandings';

/** The state of the market a reply rests on: what was imported and judged, and the day it is read on. */
export interface MarketState {
  version: string;
  /** `YYYY-MM-DD` */
  today: string;
}

/**
 * Keeps the figures of the whole market in memory. A use asks the database one cheap question; only when something was
 * imported or judged since, or a day has passed, are figures read again, and of accounts and verdicts only those that
 * changed. Asking, rather than being told, holds for many servers and for the import command.
 */
export function marketFiguresReader(db: Database, now: () => Date) {
  const accounts = new Map<string, { digest: string; figures: AccountFigures | null }>();
  const standings = new Map<string, Map<StandardId, Standing>>();
  let newestVerdict = 0;
  let kept: { state: MarketState; figures: MarketFigures } | null = null;

  async function refreshAccounts(today: string): Promise<void> {
    const digests = await accountDigests(db, today);
    const changed = [...digests].filter(([isin, digest]) => accounts.get(isin)?.digest !== digest);
    const read = await readAccountFigures(
      db,
      changed.map(([isin]) => isin),
      today,
    );
    for (const [isin, digest] of changed) accounts.set(isin, { digest, figures: read.get(isin) ?? null });
    for (const isin of [...accounts.keys()]) if (!digests.has(isin)) accounts.delete(isin);
  }

  async function refreshStandings(): Promise<void> {
    for (const { id, isin, standard, ...standing } of await readStandings(db, newestVerdict)) {
      standings.set(isin, new Map(standings.get(isin)).set(standard, standing));
      newestVerdict = Math.max(newestVerdict, id);
    }
  }

  async function read(today: string): Promise<MarketFigures> {
    const [listed, caps, lastPrices] = await Promise.all([
      db.select().from(securities).orderBy(desc(securities.isin)),
      readCaps(db),
      readLastPrices(db),
      refreshAccounts(today),
      refreshStandings(),
    ]);
    const companies = listed.map((security): [string, CompanyFigures] => [
      security.isin,
      {
        identity: {
          isin: security.isin,
          stock: security.name,
          stock_code: security.symbol,
          sector: security.sector,
          industry: security.industry,
          group: security.industryGroup,
          subgroup: security.industrySubgroup,
        },
        cap: caps.get(security.isin) ?? null,
        price: lastPrices.get(security.isin) ?? null,
        accounts: accounts.get(security.isin)?.figures ?? null,
        standings: standings.get(security.isin) ?? new Map(),
      },
    ]);
    return new MarketFigures(new Map(companies));
  }

  const state = shareRunning(async (): Promise<MarketState> => ({
    version: await marketVersion(db),
    today: now().toISOString().slice(0, 10),
  }));

  const figures = shareRunning(async (): Promise<MarketFigures> => {
    // asked before reading: a change in between is then noticed by the next use
    const current = await state();
    if (kept?.state.version === current.version && kept.state.today === current.today) return kept.figures;
    kept = { state: current, figures: await read(current.today) };
    return kept.figures;
  });

  return { state, figures };
}

export type MarketReader = ReturnType<typeof marketFiguresReader>;
