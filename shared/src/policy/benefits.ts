import type { AccessLevel } from './access';

/** What the pages of an access level give, for those whose plan does not open them. */
export const benefitsOf: Readonly<Partial<Record<AccessLevel, readonly string[]>>> = {
  premium: [
    'Combine any figures: Status = compliant, Debt to assets < 10%',
    'Define ratios of your own, and filter by them',
    'Save screens, follow them, and be alerted when stocks enter or leave',
    'See the distribution of each figure over all companies',
  ],
  community: [
    'Read what other members write about stocks and rulings',
    'Ask, and share what you found',
    'New posts appear while you read',
    'Only members can read it, and each agrees to its rules',
  ],
  pro: [
    'Talk with a Shariah scholar, by video or voice',
    'Choose a free time, and cancel it yourself',
    'Write to each other and show your screen during the call',
    'Sound and video are encrypted',
  ],
};
