import { defineModule, slot } from '@tayyib/shared/sdk/modules';
import { byMyStandard } from './components/market/byMyStandardPage';

/** The entry of this module: its pages and slot components, loaded on demand. */
export default defineModule({
  pages: {
    AdvancedScreenerPage: byMyStandard(() => import('./pages/AdvancedScreenerPage')),
    GoldSilverPage: () => import('./pages/GoldSilverPage'),
    HalalScreenerPage: byMyStandard(() => import('./pages/HalalScreenerPage')),
    IndexStocksPage: byMyStandard(() => import('./pages/IndexStocksPage')),
    IndicesPage: byMyStandard(() => import('./pages/IndicesPage')),
    IndustryPage: byMyStandard(() => import('./pages/IndustryPage')),
    IpoScreenerPage: byMyStandard(() => import('./pages/IpoScreenerPage')),
    MutualFundPage: byMyStandard(() => import('./pages/MutualFundPage')),
    ScreeningCriteriaPage: () => import('./pages/ScreeningCriteriaPage'),
    ShariahAdvisorPage: () => import('./pages/ShariahAdvisorPage'),
    SimilarStockPage: byMyStandard(() => import('./pages/SimilarStockPage')),
    StockPage: byMyStandard(() => import('./pages/StockPage')),
  },
  slots: {
    ChangesCard: slot(
      'dashboard.cards',
      async () => (await import('./components/dashboard/cards')).ChangesCard,
    ),
    CoverageCard: slot(
      'dashboard.cards',
      async () => (await import('./components/dashboard/cards')).CoverageCard,
    ),
    MarketCard: slot(
      'dashboard.cards',
      async () => (await import('./components/dashboard/cards')).MarketCard,
    ),
    ScreensCard: slot(
      'dashboard.cards',
      async () => (await import('./components/dashboard/cards')).ScreensCard,
    ),
    StockSearch: slot(
      'topbar.search',
      async () => (await import('./components/search/StockSearch')).StockSearch,
    ),
  },
});
