import type { Queryable } from '../../facts/Queryable';
import type { Dossier } from '../Dossier';
import { noPrices } from '../PriceSeries';
import { readFacts } from './readFacts';
import { readPrices, withoutSteps } from './readPrices';
import { readVerdicts } from './readVerdicts';

/** Companies read at a time: enough to keep the database busy, few enough to keep memory flat. */
const companiesAtATime = 500;

/** All that is known of some companies, read anew. Companies nobody lists are left out. `today` is a day number. */
export async function readDossiers(
  db: Queryable,
  isins: readonly string[],
  today: number,
): Promise<Dossier[]> {
  const all: Dossier[] = [];
  for (let start = 0; start < isins.length; start += companiesAtATime) {
    const batch = isins.slice(start, start + companiesAtATime);
    const [facts, prices, verdicts] = await Promise.all([
      readFacts(db, batch, today),
      readPrices(db, batch, today),
      readVerdicts(db, batch),
    ]);
    for (const its of facts) {
      const published = prices.get(its.isin) ?? noPrices;
      all.push({
        ...its,
        prices: withoutSteps(published, its.steps),
        verdicts: verdicts.get(its.isin) ?? {},
      });
    }
  }
  return all;
}
