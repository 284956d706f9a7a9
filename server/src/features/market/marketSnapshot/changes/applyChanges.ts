import { inBatches } from '../../../../lib/inBatches';
import type { Queryable } from '../../../../database/client';
import { dayNumber } from '@tayyib/shared/values/calendar';
import type { Dossier } from '../dossier/Dossier';
import type { MarketSnapshot } from '../MarketSnapshot';
import { forEachYielding, CooperativePace } from '../../../../lib/CooperativePace';
import type { Changes } from './readChanges';
import type { ReadDossiers } from '../reading/readDossiers';
import { allIpos } from '../../../facts/records/iposRepository';
import { readPrices, withNewerPrices } from '../reading/readPrices';
import { readVerdicts } from '../reading/readVerdicts';

/** Companies whose new prices are read at a time. */
const companiesPerBatch = 250;

/**
 * The snapshot after re-reading what changed: whole companies, verdicts alone, and of prices only the days written. Yields to the
 * event loop.
 */
export async function applyChanges(
  db: Queryable,
  readDossiers: ReadDossiers,
  snapshot: MarketSnapshot,
  changes: Changes,
  pace = new CooperativePace(),
): Promise<MarketSnapshot> {
  const today = dayNumber(snapshot.day);
  const dossierOf = (isin: string) => snapshot.dossiers[snapshot.rowOf(isin) ?? -1];
  // prices across a split are all recomputed
  const companies = [...changes.companies];
  const checkForSteps = (isin: string) => {
    if (hasStepAfterPrices(dossierOf(isin))) companies.push(isin);
  };
  await forEachYielding([...changes.prices.keys()], checkForSteps, pace);
  const changed = new Map<string, Dossier | null>();
  for (const [since, isins] of bySince(changes.prices)) {
    const from = dayNumber(since);
    const readBatch = async (batch: string[]) => {
      const newer = await readPrices(db, batch, today, since);
      const addNewer = (isin: string) => {
        const before = dossierOf(isin);
        if (before === undefined) return;
        const prices = newer.get(isin);
        // the days were deleted: earlier ones have to be read too
        if (prices === undefined) companies.push(isin);
        else changed.set(isin, { ...before, prices: withNewerPrices(before.prices, prices, from) });
      };
      await forEachYielding(batch, addNewer, pace);
      await pace.yieldToEventLoop();
    };
    await inBatches(isins, readBatch, companiesPerBatch);
  }
  const verdicts = await readVerdicts(db, [...changes.verdicts], pace);
  for (const isin of changes.verdicts) {
    const before = changed.get(isin) ?? dossierOf(isin);
    if (before) changed.set(isin, { ...before, verdicts: verdicts.get(isin) ?? {} });
  }
  for (const isin of companies) if (dossierOf(isin) !== undefined) changed.set(isin, null);
  for (const dossier of await readDossiers(companies, today, pace)) changed.set(dossier.isin, dossier);
  const ipos = changes.ipos ? await allIpos(db) : snapshot.ipos;
  return snapshot.with(changed, ipos, pace);
}

function hasStepAfterPrices(dossier: Dossier | undefined): boolean {
  const last = dossier?.prices.days.at(-1) ?? -Infinity;
  return dossier?.steps.some(({ exDay }) => exDay > last) === true;
}

function bySince(prices: ReadonlyMap<string, string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [isin, since] of prices) {
    const group = groups.get(since);
    if (group === undefined) groups.set(since, [isin]);
    else group.push(isin);
  }
  return groups;
}
