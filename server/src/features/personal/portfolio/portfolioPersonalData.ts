import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const portfolioPersonalData: readonly Holding[] = [
  {
    table: 'portfolio_entries',
    exports: [
      'user_id',
      'key',
      'kind',
      'isin',
      'day',
      'quantity',
      'amount_paise',
      'charges_paise',
      'source',
      'added_at',
    ],
    withholds: [],
    title: 'portfolio',
    isOf: byUser,
  },
];
