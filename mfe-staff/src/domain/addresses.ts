import type { FilingState, StandardId } from '@tayyib/shared/contracts';

/** The URL of a stock's page; without a standard it opens with the default one. */
export const stockAddress = (isin: string, standard?: StandardId): string =>
  `/stock?${new URLSearchParams({ isin, ...(standard && { standard }) })}`;

/** The URL of a run's report, at a page of its refused lines. */
export const reportAddress = (id: string, page = 1) =>
  `/staff/feeds?run=${id}${page > 1 ? `&page=${page}` : ''}`;

/** The URL of a page of all runs. */
export const runsAddress = (page: number) => (page > 1 ? `/staff/feeds?page=${page}` : '/staff/feeds');

/** The URL of a page of the filings in a state. */
export const filingsAddress = (state: FilingState, page = 1) =>
  `/staff/feeds?filings=${state}${page > 1 ? `&filingsPage=${page}` : ''}`;

/** The address of a search for accounts. */
export const peopleAddress = (text = ''): string =>
  text === '' ? '/staff/people' : `/staff/people?${new URLSearchParams({ q: text })}`;

/** The address of one account; the search it was found by stays in it. */
export const personAddress = (id: string, text = ''): string =>
  `/staff/people?${new URLSearchParams({ ...(text !== '' && { q: text }), person: id })}`;
