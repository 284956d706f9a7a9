/**
 * What each plan includes. The single table behind the server's checks, the API's replies and every text about limits.
 * A limit is reached when the count is **at or above** it.
 */
export const planIds = ['free', 'basic', 'premium', 'premium_pro'] as const;
export type PlanId = (typeof planIds)[number];

export interface Plan {
  id: PlanId;
  title: string;
  /** The number of watchlists. */
  watchlists: number;
  /** The number of stocks per watchlist. */
  stocksPerWatchlist: number;
  /** Premium pages, detailed ratios and Stock_Overview. */
  premium: boolean;
  community: boolean;
  consultations: boolean;
}

export const plans: Readonly<Record<PlanId, Plan>> = {
  free: plan('free', 'Free', 1, 10, false, false, false),
  basic: plan('basic', 'Basic', 1, 20, false, false, false),
  premium: plan('premium', 'Premium', 6, 50, true, true, false),
  premium_pro: plan('premium_pro', 'Premium Pro', 10, 50, true, true, true),
};

function plan(
  id: PlanId,
  title: string,
  watchlists: number,
  stocksPerWatchlist: number,
  premium: boolean,
  community: boolean,
  consultations: boolean,
): Plan {
  return { id, title, watchlists, stocksPerWatchlist, premium, community, consultations };
}

/** What plans with `premium` add, for every text that sells them: the dialog, the table of plans and their cards. */
export const premiumFeatures = [
  'Detailed Shariah screening: every ratio of a verdict, year by year',
  'Star-based Shariah rating',
  'Detailed filters: the advanced screener, with ratios of your own',
  'Detailed stock overview: fundamentals, technicals, SWOT, growth projections and peers',
  'Shariah stocks of the major indices',
  'Screens as CSV',
  'Priority support: your requests are answered before those of smaller plans',
] as const;

/** The order in which requests to support are answered: those of the largest plan first. */
export const supportOrder: readonly PlanId[] = [...planIds].reverse();
