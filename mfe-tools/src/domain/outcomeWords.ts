import type { Outcome } from './zakat';

/** How each answer is worded. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  due: 'Zakat due',
  'below-nisab': 'Below the nisab: nothing due',
  'year-not-complete': 'Nothing due until a lunar year has passed',
  'price-missing': 'Type the missing price of metal to see what is due',
};
