import type { StandardId } from '@tayyib/shared/contracts';

export type EditionView = 'edit' | 'diff';

/** The URL of a tab; the page stores its view only there. */
export const standardsAddress = (tab: 'editions' | 'stocks' | 'classes' | 'questions' = 'editions') =>
  tab === 'editions' ? '/staff/standards' : `/staff/standards?tab=${tab}`;

export const editionAddress = (view: EditionView, standard: StandardId, edition: string) =>
  `/staff/standards?${new URLSearchParams({ view, standard, edition })}`;

/** The URL of the decisions on one stock, by code or ISIN. */
export const decisionsAddress = (stock: string) =>
  `/staff/standards?${new URLSearchParams({ tab: 'stocks', stock })}`;
