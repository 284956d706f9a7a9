import { defineModule, slot } from '@tayyib/shared/sdk/modules';

export default defineModule({
  pages: {
    PortfolioPage: () => import('./pages/PortfolioPage'),
  },
  slots: {
    HeldHere: slot('stock.panels', async () => (await import('./components/stock/HeldHere')).HeldHere),
    HoldingsCard: slot(
      'dashboard.cards',
      async () => (await import('./components/dashboard/HoldingsCard')).HoldingsCard,
    ),
    FromPortfolio: slot(
      'holdings.sources',
      async () => (await import('./components/holdings/FromPortfolio')).FromPortfolio,
    ),
  },
});
