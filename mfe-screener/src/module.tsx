import { defineModule, slot } from '@tayyib/shared/modules';

/** The entry of this module: its pages and slot components, loaded on demand. */
export default defineModule({
  pages: {
    AdvancedScreenerPage: () => import('./pages/AdvancedScreenerPage'),
    GoldSilverPage: () => import('./pages/GoldSilverPage'),
    HalalScreenerPage: () => import('./pages/HalalScreenerPage'),
    IndexStocksPage: () => import('./pages/IndexStocksPage'),
    IndicesPage: () => import('./pages/IndicesPage'),
    IndustryPage: () => import('./pages/IndustryPage'),
    IpoScreenerPage: () => import('./pages/IpoScreenerPage'),
    MutualFundPage: () => import('./pages/MutualFundPage'),
    ScreeningCriteriaPage: () => import('./pages/ScreeningCriteriaPage'),
    ShariahAdvisorPage: () => import('./pages/ShariahAdvisorPage'),
    SimilarStockPage: () => import('./pages/SimilarStockPage'),
    StockPage: () => import('./pages/StockPage'),
  },
  slots: {
    ChangesCard: slot(
      'dashboard.cards',
      async () => (await import('./components/dashboard/ChangesCard')).ChangesCard,
    ),
    CoverageCard: slot(
      'dashboard.cards',
      async () => (await import('./components/dashboard/CoverageCard')).CoverageCard,
    ),
    MarketCard: slot(
      'dashboard.cards',
      async () => (await import('./components/dashboard/MarketCard')).MarketCard,
    ),
    StockSearch: slot(
      'topbar.search',
      async () => (await import('./components/search/StockSearch')).StockSearch,
    ),
  },
});
