import type { SubscriptionReply, User } from '@tayyib/shared/contracts';
import { plans } from '@tayyib/shared/plans';
import type { UserRow } from './userRepository';

/** A person as the browser knows them, with what their plan gives. */
export function toWireUser(row: UserRow, { plan: planId, subscription }: SubscriptionReply): User {
  const plan = plans[planId];
  return {
    _id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    status: row.status,
    userstatus: row.userStatus,
    prouser: plan.premium,
    img: null,
    otpstatus: true,
    goglelogin: false,
    subscriptionstatus: plan.id !== 'free',
    description: row.description,
    premiumData: {
      Preimum_data: {
        pro_user: plan.premium,
        Stock_Overview: plan.premium,
        watchlist: plan.stocksPerWatchlist,
        itg_shariah_rating: plan.community,
      },
    },
    subtransaction: subscription && { expiry_data_time: subscription.accessUntil },
    plan: plan.id,
    roles: row.roles,
  };
}
