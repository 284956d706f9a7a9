import { defineModule, slot } from '@tayyib/shared/sdk/modules';

export default defineModule({
  pages: {
    PortfolioPage: () => import('./pages/PortfolioPage'),
    LedgerPage: () => import('./pages/LedgerPage'),
    PurificationPage: () => import('./pages/PurificationPage'),
    ZakatPage: () => import('./pages/ZakatPage'),
  },
  slots: {
    CalculatorsCard: slot(
      'dashboard.cards',
      async () => (await import('./components/dashboard/cards')).CalculatorsCard,
    ),
    HoldingsCard: slot(
      'dashboard.cards',
      async () => (await import('./components/dashboard/cards')).HoldingsCard,
    ),
    PortfolioPurification: slot(
      'portfolio.panels',
      async () => (await import('./components/portfolio/PortfolioPurification')).PortfolioPurification,
    ),
    FromPortfolio: slot(
      'holdings.sources',
      async () => (await import('./components/purification/FromPortfolio')).FromPortfolio,
    ),
    FromWatchlist: slot(
      'holdings.sources',
      async () => (await import('./components/purification/FromWatchlist')).FromWatchlist,
    ),
    HeldHere: slot('stock.panels', async () => (await import('./components/stock/HeldHere')).HeldHere),
  },
});
