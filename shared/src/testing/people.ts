import type { User } from '@tayyib/shared/contracts';
import { plans, type PlanId } from '@tayyib/shared/plans';

/** A signed-in user on a plan, as `GET /api/session` returns it. */
export function aPerson(planId: PlanId = 'free', facts: Partial<User> = {}): User {
  const plan = plans[planId];
  return {
    _id: '00000000-0000-4000-8000-000000000001',
    first_name: 'Ann',
    last_name: 'Rahman',
    email: 'ann@tayyib.example',
    status: 3,
    userstatus: true,
    prouser: plan.consultations,
    img: null,
    otpstatus: true,
    goglelogin: false,
    subscriptionstatus: plan.premium,
    deviceID: '00000000-0000-4000-8000-0000000000d1',
    description: '',
    premiumData: {
      Preimum_data: {
        pro_user: plan.consultations,
        Stock_Overview: plan.premium,
        watchlist: plan.stocksPerWatchlist,
        itg_shariah_rating: plan.community,
      },
    },
    subtransaction: null,
    plan: planId,
    roles: [],
    standard: 'TASIS',
    dashboard: null,
    ...facts,
  };
}
