import type { StandardId } from '@tayyib/shared/contracts';

export type EditionView = 'edit' | 'diff';

/** What the page shows is in its address alone. */
export const standardsAddress = (tab: 'editions' | 'stocks' | 'questions' = 'editions') =>
  tab === 'editions' ? '/staff/standards' : `/staff/standards?tab=${tab}`;

export const editionAddress = (view: EditionView, standard: StandardId, edition: string) =>
  `/staff/standards?${new URLSearchParams({ view, standard, edition })}`;

/** The page of decisions about one stock, named by code or ISIN. */
export const decisionsAddress = (stock: string) =>
  `/staff/standards?${new URLSearchParams({ tab: 'stocks', stock })}`;
