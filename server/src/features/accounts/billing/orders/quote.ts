import type { BillingPeriod, PaidPlanId } from '@tayyib/shared/prices';
import { monthsOf, prices } from '@tayyib/shared/prices';
import { planIds, plans } from '@tayyib/shared/plans';
import type { PlanId } from '@tayyib/shared/plans';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { OpenSubscription, PlanFacts } from '../terms/openSubscription';
import { isExempt } from '../terms/openSubscription';
import { endOfTerm } from '../terms/termDates';
import { unusedPaise } from '../terms/unusedPaise';

export interface Choice {
  plan: PaidPlanId;
  period: BillingPeriod;
}

export interface PricedChoice extends Choice {
  kind: 'new' | 'renewal' | 'upgrade';
  pricePaise: number;
  creditPaise: number;
  amountPaise: number;
  startsAt: Date;
  endsAt: Date;
  /** The subscription this one continues or replaces. */
  replacesId: string | null;
}

const rankOf = (plan: PlanId): number => planIds.indexOf(plan);

/** Whether a choice is less than another: a smaller plan, or the same one for a shorter period. */
export function isLess(choice: Choice, than: Choice): boolean {
  const byRank = rankOf(choice.plan) - rankOf(than.plan);
  return byRank < 0 || (byRank === 0 && monthsOf[choice.period] < monthsOf[than.period]);
}

/**
 * The price of a choice for this user now. Throws a ProblemError where it cannot be bought now.
 * @param buyer the plan the user has without paying, and their status
 * @param open their subscription, when one is open at `now`
 */
export function quoteFor(
  choice: Choice,
  buyer: Pick<PlanFacts, 'granted' | 'status'>,
  open: OpenSubscription | null,
  now: Date,
): PricedChoice {
  if (isExempt(buyer)) throw planIsGift();
  const { granted } = buyer;
  if (rankOf(choice.plan) <= rankOf(granted)) throw planIncluded(granted);
  if (!open) return priced(choice, 'new', now, 0, null);
  if (open.endsAt <= now) {
    // The grace period was used on the plan that is renewed; a bigger plan was not used and begins now.
    const isBigger = rankOf(choice.plan) > rankOf(open.nextPlan);
    return priced(choice, 'renewal', isBigger ? now : open.endsAt, 0, open.id);
  }
  if (choice.plan === open.plan && choice.period === open.period) throw alreadySubscribed(open.plan);
  if (isLess(choice, open)) throw changesAtTermEnd();
  // The unused part of a year may be worth more than a month of the bigger plan; a year of it always costs
  // more.
  if (monthsOf[choice.period] < monthsOf[open.period]) throw upgradeByYear(choice.plan);
  return priced(choice, 'upgrade', now, unusedPaise(open, now), open.id);
}

function priced(
  choice: Choice,
  kind: PricedChoice['kind'],
  startsAt: Date,
  creditPaise: number,
  replacesId: string | null,
): PricedChoice {
  const pricePaise = prices[choice.plan][choice.period];
  const amountPaise = pricePaise - creditPaise;
  const endsAt = endOfTerm(startsAt, choice.period);
  return { ...choice, kind, pricePaise, creditPaise, amountPaise, startsAt, endsAt, replacesId };
}

const planIncluded = (granted: PlanId) =>
  new ProblemError(409, 'plan-included', `Your account has ${plans[granted].title} already.`, 'plan');
const planIsGift = () =>
  new ProblemError(
    409,
    'plan-is-gift',
    'Your plan is a gift and does not end: there is nothing to buy.',
    'plan',
  );
const alreadySubscribed = (plan: PaidPlanId) =>
  new ProblemError(409, 'already-subscribed', `You have ${plans[plan].title} already.`, 'plan');
const changesAtTermEnd = () =>
  new ProblemError(
    409,
    'changes-at-term-end',
    'A smaller plan or a shorter period begins when your term ends. Choose it as your next term.',
    'plan',
  );
const upgradeByYear = (plan: PaidPlanId) =>
  new ProblemError(
    409,
    'upgrade-by-year',
    `Your term is a year. Choose ${plans[plan].title} by the year, and the unused part is deducted from its price.`,
    'period',
  );
