import type { Subscription } from '@tayyib/shared/contracts';
import { planAction } from './planAction';

const term = (overrides: Partial<Subscription> = {}): Subscription => ({
  plan: 'premium',
  period: 'yearly',
  status: 'active',
  startsAt: '2026-11-21T06:00:00.000Z',
  endsAt: '2027-11-21T06:00:00.000Z',
  accessUntil: '2027-11-28T06:00:00.000Z',
  autoRenew: true,
  nextPlan: 'premium',
  nextPeriod: 'yearly',
  refundPaise: 299_000,
  ...overrides,
});
const monthly = term({ period: 'monthly', nextPeriod: 'monthly' });
const leaving = term({ nextPlan: 'basic', nextPeriod: 'monthly' });

it.each([
  ['a free account', 'premium', 'yearly', 'free', null, 'buy'],
  ['a given plan', 'premium', 'yearly', 'premium', null, 'yours'],
  ['a given plan', 'basic', 'yearly', 'premium', null, 'included'],
  ['a year of Premium', 'premium', 'yearly', 'premium', term(), 'yours'],
  ['a year of Premium', 'premium_pro', 'yearly', 'premium', term(), 'upgrade'],
  ['a year of Premium', 'premium_pro', 'monthly', 'premium', term(), 'by-year-only'],
  ['a year of Premium', 'premium', 'monthly', 'premium', term(), 'choose-next'],
  ['a year of Premium', 'basic', 'yearly', 'premium', term(), 'choose-next'],
  ['a month of Premium', 'premium', 'yearly', 'premium', monthly, 'lengthen'],
  ['a month of Premium', 'premium_pro', 'monthly', 'premium', monthly, 'upgrade'],
  ['a year followed by Basic', 'basic', 'monthly', 'premium', leaving, 'chosen-next'],
  ['a year followed by Basic', 'premium', 'yearly', 'premium', leaving, 'choose-next'],
  ['the grace period', 'premium', 'monthly', 'premium', term({ status: 'grace' }), 'renew'],
  ['the grace period', 'basic', 'monthly', 'premium', term({ status: 'grace' }), 'buy'],
] as const)(
  'with %s, the action of %s %s is: %5$s',
  (_current, plan, period, current, subscription, action) => {
    expect(planAction(plan, period, current, subscription)).toBe(action);
  },
);
