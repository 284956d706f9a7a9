/** The articles of the help center, by id. Readers say whether one was helpful, so an id never changes what it stands for. */
export const helpArticleIds = [
  'see-whether-halal',
  'under-review',
  'other-app',
  'change-standard',
  'purify',
  'how-many-stocks',
  'alert-of-price',
  'import-portfolio',
  'export-portfolio',
  'signed-out',
  'sign-in-with-phone',
  'second-step',
  'erase-account',
  'download-data',
  'compare-plans',
  'end-plan',
  'invoices',
  'notifications',
  'write-in-community',
  'book-consultation',
  'install',
  'page-does-not-work',
] as const;
export type HelpArticleId = (typeof helpArticleIds)[number];

/** The question that each article answers. */
export const helpArticleTitles: Readonly<Record<HelpArticleId, string>> = {
  'see-whether-halal': 'How do I see whether a stock is halal?',
  'under-review': 'Why is a stock under review?',
  'other-app': 'Why do you disagree with another app?',
  'change-standard': 'How do I choose another standard?',
  purify: 'How do I purify impure income?',
  'how-many-stocks': 'How many stocks can I watch?',
  'alert-of-price': 'How am I alerted of a price?',
  notifications: 'How do I get fewer notifications, or other ones?',
  'import-portfolio': 'How do I import my portfolio?',
  'export-portfolio': 'How do I take my portfolio with me?',
  'signed-out': 'Why was I signed out?',
  'sign-in-with-phone': 'How do I sign in with my phone?',
  'second-step': 'How do I protect my account with a second step?',
  'download-data': 'How do I see what you store about me?',
  'erase-account': 'How do I delete my account?',
  'compare-plans': 'What does each plan include?',
  'end-plan': 'How do I end my plan?',
  invoices: 'Where are my invoices?',
  'write-in-community': 'How do I write in the community?',
  'book-consultation': 'How do I talk with a scholar?',
  install: 'Is there an app?',
  'page-does-not-work': 'What do I do when something does not work?',
};

/** What a request to support is about. */
export const supportTopics = ['problem', 'verdict', 'account', 'plan', 'community', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** How topics are called on pages and in mails. */
export const supportTopicTitles: Readonly<Record<SupportTopic, string>> = {
  problem: 'Something does not work',
  verdict: 'A verdict or a figure',
  account: 'My account and signing in',
  plan: 'Plans, payments and refunds',
  community: 'The community, calls and consultations',
  other: 'Something else',
};
