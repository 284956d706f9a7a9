import { type AccessFacts, type AccessLevel, refusalOf } from './access';
import type { PlanId } from './plans';

/** What an alert can be about. Users choose the channels of each. */
export const alertKinds = [
  'verdict',
  'price',
  'screen',
  'scanner',
  'broadcast',
  'community',
  'digest',
  'answer',
  'reminder',
  'consultation',
  'event',
  'call',
  'room',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/**
 * Where an alert may be shown besides the list, which has all of them: `page` pops up on open pages, `push` reaches a browser
 * that is closed, `webhook` posts to an address of the user's own.
 */
export const alertChannels = ['page', 'push', 'mail', 'webhook'] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** Who receives alerts of a kind. */
export const alertAccess: Readonly<Record<AlertKind, AccessLevel>> = {
  verdict: 'user',
  price: 'user',
  screen: 'premium',
  scanner: 'pro',
  broadcast: 'user',
  community: 'community',
  digest: 'community',
  answer: 'user',
  reminder: 'user',
  consultation: 'user',
  event: 'user',
  call: 'user',
  room: 'user',
};

/** How a kind is called on pages. */
export const alertKindTitles: Readonly<Record<AlertKind, string>> = {
  verdict: 'Verdict changes',
  price: 'Price alerts',
  screen: 'Followed screens',
  scanner: 'Scanner alerts',
  broadcast: 'Messages from the team',
  community: 'Replies, mentions and followed threads',
  digest: 'Best threads of the week, if you switch on its mail',
  answer: 'Answers of the advisor and of support',
  reminder: 'Zakat and purification reminders',
  consultation: 'Consultations',
  event: 'Events that you have a seat at',
  call: 'Missed calls',
  room: 'Room invitations and planned rooms',
};

/** Mail is sent to those who ask for it; the other channels need a browser or an address that the user set up. */
export const isOnByDefault = (channel: AlertChannel): boolean => channel !== 'mail';

/** How many price alerts may wait at once. */
export const maxPriceAlerts: Readonly<Record<PlanId, number>> = {
  free: 5,
  basic: 10,
  premium: 50,
  premium_pro: 100,
};
/** How many webhooks each plan includes. */
export const maxWebhooks: Readonly<Record<PlanId, number>> = {
  free: 0,
  basic: 0,
  premium: 3,
  premium_pro: 10,
};
/** How many webhooks a user may have and receives alerts at. Roles have at least those of Premium. */
export const webhookLimitOf = (user: AccessFacts): number =>
  refusalOf('premium', user) === null ? Math.max(maxWebhooks[user.plan], maxWebhooks.premium) : 0;
/** Browsers per user that receive pushes. */
export const maxPushBrowsers = 10;
export const broadcastTitleMaxLength = 100;
export const broadcastTextMaxLength = 1000;
export const scannerNameMaxLength = 80;
