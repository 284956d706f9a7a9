/** The eight kinds of people and purposes zakat is for, by Quran 9:60. */
export const recipientIds = [
  'poor',
  'needy',
  'collectors',
  'reconciled',
  'bondage',
  'debtors',
  'cause',
  'travellers',
] as const;
export type RecipientId = (typeof recipientIds)[number];

export const recipientNames: Readonly<Record<RecipientId, string>> = {
  poor: 'The poor',
  needy: 'People in need',
  collectors: 'Those who collect and distribute zakat',
  reconciled: 'Those whose hearts are to be reconciled',
  bondage: 'Freeing people from bondage',
  debtors: 'People in debt',
  cause: 'The cause of God',
  travellers: 'Travellers in need',
};
