import {
  AddPortfolioEntriesReply,
  ConsentsReply,
  PortfolioFactsReply,
  PortfolioRemovedReply,
  PortfolioReply,
  type PortfolioEntry,
} from '@tayyib/shared/contracts';
import { portfolioApi } from '../../../mfe-portfolio/src/api/portfolioApi';
import type { Row } from './Row';

const portfolio = portfolioApi.endpoints;
const entry: PortfolioEntry = {
  key: 'typed:1',
  kind: 'buy',
  isin: 'INE002A01018',
  day: '2023-04-03',
  quantity: 10,
  amountPaise: 2_345_050,
  chargesPaise: 0,
  source: 'typed',
};

/** A stored portfolio; its user agreed to storing it before. */
export const portfolioRows: Readonly<Record<string, Row>> = {
  addPortfolioEntries: {
    as: 'paro',
    route: 'POST /api/portfolio/entries',
    reply: AddPortfolioEntriesReply,
    ask: (send) => send(portfolio.addPortfolioEntries.initiate({ entries: [entry] })),
  },
  getPortfolio: {
    as: 'paro',
    route: 'GET /api/portfolio',
    reply: PortfolioReply,
    ask: (send) => send(portfolio.getPortfolio.initiate()),
  },
  setPortfolioConsent: {
    as: 'paro',
    route: 'PUT /api/consents/:purpose',
    reply: ConsentsReply,
    ask: (send) => send(portfolio.setPortfolioConsent.initiate(true)),
  },
  getHoldingFacts: {
    as: 'paro',
    route: 'POST /api/portfolio/facts',
    reply: PortfolioFactsReply,
    ask: (send) =>
      send(portfolio.getHoldingFacts.initiate({ isins: [entry.isin], standard: 'TASIS', withWatched: true })),
  },
  getPortfolioFacts: {
    as: 'paro',
    route: 'POST /api/portfolio/facts',
    reply: PortfolioFactsReply,
    ask: (send) =>
      send(portfolio.getPortfolioFacts.initiate({ isins: [entry.isin], names: ['ITC'], withWatched: true })),
  },
  removePortfolioEntries: {
    as: 'paro',
    route: 'POST /api/portfolio/entries/remove',
    reply: PortfolioRemovedReply,
    ask: (send) => send(portfolio.removePortfolioEntries.initiate([entry.key])),
  },
  clearPortfolio: {
    as: 'paro',
    route: 'DELETE /api/portfolio',
    reply: PortfolioRemovedReply,
    ask: (send) => send(portfolio.clearPortfolio.initiate()),
  },
};
