/** What threads of the community are about. */
export const communityTopics = [
  'stocks',
  'screening',
  'purification',
  'funds',
  'learning',
  'general',
] as const;
export type CommunityTopic = (typeof communityTopics)[number];

/** How topics are called on pages. */
export const communityTopicTitles: Readonly<Record<CommunityTopic, string>> = {
  stocks: 'Stocks and verdicts',
  screening: 'Screening and standards',
  purification: 'Purification and zakat',
  funds: 'Funds, gold and IPOs',
  learning: 'Learning',
  general: 'Everything else',
};
