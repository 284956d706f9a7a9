import { dayNumber } from '@tayyib/shared/calendar';
import { inBatches } from '../../../lib/inBatches';
import type { Queryable } from '../../../database/Queryable';
import type { Dossier } from './Dossier';
import type { MarketPicture } from './MarketPicture';
import { eachInTurn, Pace } from '../../../lib/Pace';
import type { Changes } from './readChanges';
import { readDossiers } from './reading/readDossiers';
import { allIpos } from '../../facts/facts/iposRepository';
import { readPrices, withNewerPrices } from './reading/readPrices';

/** Companies whose new prices are read at a time. */
const companiesAtATime = 250;

/**
 * The picture once the companies that changed are read again; of prices, only the days written. Others have their turn
 * meanwhile.
 */
export async function withChanges(
  db: Queryable,
  picture: MarketPicture,
  changes: Changes,
  pace = new Pace(),
): Promise<MarketPicture> {
  const today = dayNumber(picture.day);
  const dossierOf = (isin: string) => picture.dossiers[picture.rowOf(isin) ?? -1];
  // prices across a split are all counted anew
  const companies = [...changes.companies];
  const lookForSteps = (isin: string) => {
    if (hasStepAfterPrices(dossierOf(isin))) companies.push(isin);
  };
  await eachInTurn([...changes.prices.keys()], lookForSteps, pace);
  const changed = new Map<string, Dossier | null>();
  for (const [since, isins] of bySince(changes.prices)) {
    const from = dayNumber(since);
    const takeIn = async (batch: string[]) => {
      const newer = await readPrices(db, batch, today, since);
      const withNewer = (isin: string) => {
        const before = dossierOf(isin);
        if (before === undefined) return;
        const its = newer.get(isin);
        // the days were taken away: what stood before them has to be read too
        if (its === undefined) companies.push(isin);
        else changed.set(isin, { ...before, prices: withNewerPrices(before.prices, its, from) });
      };
      await eachInTurn(batch, withNewer, pace);
      await pace.giveWay();
    };
    await inBatches(isins, takeIn, companiesAtATime);
  }
  for (const isin of companies) if (dossierOf(isin) !== undefined) changed.set(isin, null);
  for (const dossier of await readDossiers(db, companies, today, pace)) changed.set(dossier.isin, dossier);
  const ipos = changes.ipos ? await allIpos(db) : picture.ipos;
  return picture.with(changed, ipos, pace);
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
