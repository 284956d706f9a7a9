import type { ArticleState } from '@tayyib/shared/contracts';

/** The form of an article that is not stored yet, in the address. */
export const newArticle = 'new';

export const stateLabels: Readonly<Record<ArticleState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

/** How a state is coloured. */
export const stateTones: Readonly<Record<ArticleState, 'good' | 'bad' | 'open'>> = {
  draft: 'open',
  scheduled: 'open',
  published: 'good',
  withdrawn: 'bad',
};

/** The end of an address from a title: small letters, figures and single hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
