/** What an account has done: what the server read, and whether this browser searched for a stock. */
export interface DoneSteps {
  standard: boolean;
  watchlist: boolean;
  watchedStock: boolean;
  followedScreen: boolean;
  search: boolean;
}

/** One of the first steps, on the dashboard of a new account. */
export interface FirstStep {
  title: string;
  text: string;
  /** The page where it is done; without access to it the step is left out. */
  to: string;
  isDone: (done: DoneSteps) => boolean;
}

/** The first steps of an account, in their order. */
export const firstSteps: readonly FirstStep[] = [
  {
    title: 'Choose your standard',
    text: 'Every page uses it for its verdicts',
    to: '/profile',
    isDone: ({ standard }) => standard,
  },
  {
    title: 'Look up a stock',
    text: 'Its verdict, and why',
    to: '/stock',
    // who watches a stock has found one
    isDone: ({ search, watchedStock }) => search || watchedStock,
  },
  {
    title: 'Create a watchlist',
    text: 'The companies you care about',
    to: '/watchlist',
    isDone: ({ watchlist }) => watchlist,
  },
  {
    title: 'Follow a screen',
    text: 'Hear of new matches',
    to: '/screener',
    isDone: ({ followedScreen }) => followedScreen,
  },
  {
    title: 'Be alerted',
    text: 'Watch a stock to hear of changes',
    to: '/stock_screener',
    isDone: ({ watchedStock }) => watchedStock,
  },
];
