import type { ReviewReason } from '@tayyib/shared/contracts';

/** Why companies are under review, as the page says it. */
export const reviewReasonLabels: Readonly<Record<ReviewReason, string>> = {
  advisor: 'an advisor decides on it',
  'not-judged': 'not judged yet',
  'no-accounts': 'no audited annual accounts on file',
  'accounts-too-old': 'its accounts are too old',
  'no-market-value': 'no average market value on file',
  figures: 'figures are missing or contradict each other',
  business: 'its business is doubtful or not described',
};
