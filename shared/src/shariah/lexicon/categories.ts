/** What the name of a business may refer to, for measuring the lexicon; the labels' README has the rule for each. */
export const categories = [
  'tobacco',
  'alcohol',
  'gambling',
  'pork',
  'adult',
  'finance',
  'insurance',
  'broking',
  'entertainment',
  'hotels',
  'arms',
  'fee',
  'money',
  'media',
  'gaming',
  'meat',
  'distillery',
  'undescribed',
] as const;

export type Category = (typeof categories)[number];

/** Categories some standard forbids; every other leaves a company doubtful at most. */
export const strictCategories: ReadonlySet<Category> = new Set(
  categories.slice(0, categories.indexOf('fee')),
);
