import type { PortfolioFactsReply } from '@tayyib/shared/contracts';

/**
 * Replies for parts of a portfolio as one; undefined without any. Where two have the same company, the first counts: it says
 * whether the company is in a watchlist.
 */
export function joinedFacts(replies: readonly PortfolioFactsReply[]): PortfolioFactsReply | undefined {
  const [first] = replies;
  if (first === undefined || replies.length === 1) return first;
  const companies = replies.toReversed().flatMap((reply) => reply.companies);
  return {
    ...first,
    companies: [...new Map(companies.map((company) => [company.isin, company])).values()],
    found: replies.flatMap(({ found }) => found),
  };
}
