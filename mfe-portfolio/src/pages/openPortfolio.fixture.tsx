import { screen } from '@testing-library/react';
import { AddPortfolioEntriesBody, type PortfolioEntry, type User } from '@tayyib/shared/contracts';
import {
  aPerson,
  renderWithApp,
  serverReplies,
  type FilledSlots,
  type FixtureRequest,
  type Fixtures,
} from '@tayyib/shared/testing';
import { foundStocks, portfolioEntries, portfolioFacts } from '../../dev/portfolio';
import PortfolioPage from './PortfolioPage';

interface FactsBody {
  isins?: string[];
  names?: string[];
}

/** A fake server with one account, which stores entries once it may. */
export function fakePortfolioServer({
  isStored = false,
  isDetailed = true,
  stored = [] as PortfolioEntry[],
} = {}) {
  let entries = stored;
  let isAgreed = isStored;
  const replies: Fixtures = {
    'GET /api/portfolio': () => ({ isStored: isAgreed, entries: isAgreed ? entries : [] }),
    'POST /api/portfolio/facts': ({ body }: FixtureRequest) => {
      const { isins = [], names = [] } = body as FactsBody;
      return portfolioFacts(isins, { isDetailed, names });
    },
    'POST /api/portfolio/entries': ({ body }: FixtureRequest) => {
      const { entries: added, replaced } = AddPortfolioEntriesBody.parse(body);
      entries = [...entries.filter(({ key }) => !replaced.includes(key)), ...added];
      return { added: added.length, duplicates: 0, stored: entries.length };
    },
    'POST /api/portfolio/entries/remove': ({ body }: FixtureRequest) => {
      const { keys } = body as { keys: string[] };
      entries = entries.filter(({ key }) => !keys.includes(key));
      return { removed: keys.length };
    },
    'DELETE /api/portfolio': () => {
      entries = [];
      return { removed: 1 };
    },
    'PUT /api/consents/:purpose': ({ body }: FixtureRequest) => {
      isAgreed = (body as { isGiven: boolean }).isGiven;
      if (!isAgreed) entries = [];
      return { consents: [{ purpose: 'portfolio', isGiven: isAgreed, at: null }], history: [] };
    },
    'GET /api/search': ({ query }: FixtureRequest) => foundStocks(query),
  };
  return replies;
}

/** Opens the portfolio of a user, premium by default, and returns the requests it sends. */
export async function openPage(
  replies: Fixtures,
  as: User | null = aPerson('premium'),
  slots: FilledSlots = {},
) {
  const requests = serverReplies(replies);
  const page = renderWithApp(<PortfolioPage />, { as, slots, at: '/portfolio' });
  await screen.findByRole('heading', { level: 1, name: 'Portfolio' });
  return { ...page, requests };
}

export const sentTo = (requests: readonly Request[], path: string) =>
  requests.filter(({ url }) => new URL(url).pathname === path);
/** A server with the entries of the demo. */
export const full = () => fakePortfolioServer({ isStored: true, stored: portfolioEntries });
export const region = (name: string) => screen.findByRole('region', { name });
export const csv = (text: string, name = 'file.csv') => new File([text], name, { type: 'text/csv' });

/** A promise that a test settles, to see a page before a reply has arrived. */
export function deferred() {
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  return { settle, settled };
}
