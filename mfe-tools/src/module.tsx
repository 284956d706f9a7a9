import { defineModule, slot } from '@tayyib/shared/sdk/modules';

export default defineModule({
  pages: {
    LedgerPage: () => import('./pages/LedgerPage'),
    PurificationPage: () => import('./pages/PurificationPage'),
    ZakatPage: () => import('./pages/ZakatPage'),
  },
  slots: {
    CalculatorsCard: slot(
      'dashboard.cards',
      async () => (await import('./components/dashboard/CalculatorsCard')).CalculatorsCard,
    ),
    PortfolioPurification: slot(
      'portfolio.panels',
      async () => (await import('./components/purification/PortfolioPurification')).PortfolioPurification,
    ),
  },
});
