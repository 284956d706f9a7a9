import type { SubscriptionReply, User } from '@tayyib/shared/contracts';
import { refusalOf } from '@tayyib/shared/access';
import { plans } from '@tayyib/shared/plans';
import { isOfToday } from '../consents/agreedTerms';
import type { UserRow } from './userRepository';

/** A user in wire format for that device, with what their plan and roles include. */
export function toWireUser(
  row: UserRow,
  { plan: planId, subscription }: SubscriptionReply,
  deviceId: string,
): User {
  const plan = plans[planId];
  const facts = { plan: planId, roles: row.roles };
  const isPro = refusalOf('pro', facts) === null;
  return {
    _id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    status: row.status,
    userstatus: isOfToday(row.termsVersion),
    prouser: isPro,
    img: row.avatarVersion && avatarAddress(row.avatarVersion),
    // there is no account before its email is verified
    otpstatus: true,
    goglelogin: row.isSocial,
    subscriptionstatus: plan.id !== 'free',
    deviceID: deviceId,
    description: row.description,
    premiumData: {
      Preimum_data: {
        pro_user: isPro,
        Stock_Overview: refusalOf('premium', facts) === null,
        watchlist: plan.stocksPerWatchlist,
        itg_shariah_rating: refusalOf('community', facts) === null,
      },
    },
    subtransaction: subscription && { expiry_data_time: subscription.accessUntil },
    plan: plan.id,
    roles: row.roles,
    standard: row.standard,
    dashboard: row.dashboard,
  };
}

/** The URL of a user's avatar. A new image has a new URL, so browsers may cache each for ever. */
export const avatarAddress = (version: string): string => `/api/profile/avatar/${version}`;
