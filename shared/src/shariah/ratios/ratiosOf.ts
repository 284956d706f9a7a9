import type { BusinessScreen } from '../business/screenBusiness';
import { screenBusiness } from '../business/screenBusiness';
import type { ToleratedLines } from '../business/tolerance';
import { fullerStanding } from '../filings/accountsOn';
import { knownOn } from '../filings/chooseFiling';
import { isOfInsurer } from '../filings/formOfAccounts';
import { impossibleFigures } from '../filings/impossibleFigures';
import type { ProvedBound, RatioRule, RatioStanding, ReceiptInputs, Standard } from '../types';
import { evaluateRatio } from './evaluateRatio';
import type { EvaluatedRatio } from './evaluateRatio';
import type { Ingredients } from './sumUp';

/**
 * Every ratio of a standard, each by the newest accounts that decide it: by the newest with what they state and what follows from it, else
 * by complete accounts of before, unless the newest contradict those.
 * @param bounds of all accounts
 */
export function ratiosOf(
  inputs: ReceiptInputs,
  standard: Standard,
  business: BusinessScreen,
  bounds: readonly ProvedBound[] | undefined,
): EvaluatedRatio[] {
  const newest = newestIngredients(inputs, business, bounds);
  const older = olderIngredients(inputs, standard, bounds);
  return standard.ratios.map((rule) => {
    const standing = standingBefore(rule, inputs);
    const evaluate = (ingredients: Ingredients) =>
      evaluateRatio(rule, ingredients, standing, standard.bounds);
    const byNewest = evaluate(newest);
    if (older === null || byNewest.ratio.passes !== null || byNewest.isInDoubt) return byNewest;
    const byOlder = evaluate(older);
    const { passes } = byOlder.ratio;
    return passes === null || (passes && byNewest.isBeyondAtLeast) ? byNewest : byOlder;
  });
}

/**
 * The state of a ratio as earlier accounts left it. Between bands, a company that was out by the same accounts alone is a newcomer: the
 * limit is that of one that was out before, and an answer given with today's is no history.
 */
function standingBefore(
  { id, hysteresis }: RatioRule,
  { standing, filing, earlier = [] }: ReceiptInputs,
): RatioStanding | null {
  const known = standing[id] ?? null;
  const [first] = earlier;
  const isOutByThese =
    hysteresis?.kind === 'bands' &&
    known?.wasIn === false &&
    filing !== null &&
    first !== undefined &&
    first.day >= knownOn(filing);
  return isOutByThese ? { ...known, wasIn: null } : known;
}

function newestIngredients(
  { filing, marketCaps }: ReceiptInputs,
  { tolerated, describedBy }: BusinessScreen,
  bounds: readonly ProvedBound[] | undefined,
): Ingredients {
  const isOfOthers = describedBy !== null && describedBy !== filing;
  return {
    filing,
    marketCaps,
    tolerated: isOfOthers ? tolerated.map(unknownRevenue) : tolerated,
    ...(bounds !== undefined && { bounds: boundsOf(filing, bounds) }),
  };
}

/** Lines that other accounts divide are in these too, with a revenue they do not state. */
const unknownRevenue = ({ tolerance }: ToleratedLines): ToleratedLines => ({
  tolerance,
  revenueRupees: null,
});

/** Null where no complete accounts count. */
function olderIngredients(
  inputs: ReceiptInputs,
  standard: Standard,
  bounds: readonly ProvedBound[] | undefined,
): Ingredients | null {
  const { fuller, marketCaps } = inputs;
  if (fuller === undefined || fullerStanding(inputs) !== 'counts') return null;
  const { filing } = fuller;
  if (isOfInsurer(filing.format) || impossibleFigures(filing.amounts, marketCaps).length > 0) return null;
  const { tolerated } = screenBusiness({ ...inputs, filing, fuller: undefined }, standard.business);
  return {
    filing,
    marketCaps,
    tolerated,
    ...(bounds !== undefined && { bounds: boundsOf(filing, bounds) }),
  };
}

/** Two accounts may be of the same day, so they are distinguished by their document too. */
function boundsOf(filing: ReceiptInputs['filing'], bounds: readonly ProvedBound[]): ProvedBound[] {
  return bounds.filter(
    ({ accountsTo, source }) => accountsTo === filing?.periodEnd && source === filing.source,
  );
}
