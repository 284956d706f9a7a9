import { z } from 'zod';
import { maxDashboardCards } from '../../policy/limits';

/** A card of the dashboard: the id of its module and the name of its component, as in `screener.ChangesCard`. */
const CardKey = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}\.[A-Z][A-Za-z0-9]{0,59}$/, 'A card is module.Component.');
const CardKeys = z.array(CardKey).max(maxDashboardCards);

/** How an account arranged its dashboard. Cards that it does not name stand after those it names, in their own order. */
export const DashboardArrangement = z.strictObject({
  order: CardKeys,
  hidden: CardKeys,
  /** Whether the first steps were closed. */
  firstStepsClosed: z.boolean(),
});
export type DashboardArrangement = z.infer<typeof DashboardArrangement>;

/** Which first steps an account has done, as far as the server knows. */
export const FirstStepsReply = z.object({
  /** A standard was chosen. */
  standard: z.boolean(),
  watchlist: z.boolean(),
  /** A stock is watched: its owner is alerted when its verdict changes. */
  watchedStock: z.boolean(),
  followedScreen: z.boolean(),
});
export type FirstStepsReply = z.infer<typeof FirstStepsReply>;
