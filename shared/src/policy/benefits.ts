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
    'Threads on stocks, screening, purification and zakat, with a search over all of them',
    'Ask, accept the answer that helped, and see which answers are a scholar’s',
    'Write $TCS, and readers see the verdict of today',
    'Replies appear while you read; follow threads and topics to be alerted',
    'Each member agrees to the rules, and staff look at what is reported',
  ],
  pro: [
    'Talk with a Shariah scholar, by video or voice',
    'Choose a free time, and cancel it yourself',
    'Write to each other and show your screen during the call',
    'Sound and video are encrypted',
  ],
};
