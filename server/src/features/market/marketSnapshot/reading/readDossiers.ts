import type { Queryable } from '../../../../database/client';
import type { Dossier } from '../dossier/Dossier';
import { forEachYielding, CooperativePace } from '../../../../lib/CooperativePace';
import { noPrices } from '../dossier/PriceSeries';
import { createInterner, readVerdictRows, verdictsOf } from './readVerdicts';
import type { VerdictRows } from './readVerdicts';
import type { StoredFacts } from './readFacts';
import { createFactsReader, factsOf } from './readFacts';
import type { PackedPrices } from './readPrices';
import { pricesOf, readPackedPrices, withoutSteps } from './readPrices';

/** Companies read at a time: enough to keep the database busy, few enough to keep memory flat. */
const companiesAtATime = 100;

/** The rows of some companies as the database returned them. */
interface Stored {
  facts: StoredFacts;
  prices: PackedPrices;
  verdicts: VerdictRows;
}

/** Reads the dossiers of some companies. */
export type ReadDossiers = (
  isins: readonly string[],
  today: number,
  pace?: CooperativePace,
) => Promise<Dossier[]>;

/**
 * Unlisted ISINs are left out. The next batch is read while one is computed, and the event loop runs between any two companies.
 * `today` is a day number.
 */
export function createDossierReader(db: Queryable): ReadDossiers {
  const readFacts = createFactsReader(db);
  return async (isins, today, pace = new CooperativePace()) => {
    const all: Dossier[] = [];
    const same = createInterner();
    const read = async (start: number): Promise<Stored> => {
      const batch = isins.slice(start, start + companiesAtATime);
      const [facts, prices, verdicts] = await Promise.all([
        readFacts(batch),
        readPackedPrices(db, batch, today),
        readVerdictRows(db, batch),
      ]);
      return { facts, prices, verdicts };
    };
    let next = isins.length === 0 ? null : read(0);
    for (let start = 0; next !== null;) {
      const stored: Stored = await next;
      start += companiesAtATime;
      next = start < isins.length ? read(start) : null;
      // a failure surfaces where it is awaited, not before
      next?.catch(() => undefined);
      await forEachYielding(
        stored.facts.listed,
        (security) => all.push(dossierOf(security, stored, today, same)),
        pace,
      );
      await pace.yieldToEventLoop();
    }
    return all;
  };
}

function dossierOf(
  security: StoredFacts['listed'][number],
  stored: Stored,
  today: number,
  same: ReturnType<typeof createInterner>,
): Dossier {
  const facts = factsOf(security, stored.facts, today);
  const packed = stored.prices.get(facts.isin);
  return {
    ...facts,
    prices: withoutSteps(packed === undefined ? noPrices : pricesOf(packed, today), facts.steps),
    verdicts: verdictsOf(stored.verdicts.get(facts.isin) ?? [], same),
  };
}
