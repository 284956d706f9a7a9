import { defineModule, slot } from '@tayyib/shared/modules';

/** All the shell loads of this module: names and where to find them. */
export default defineModule({
  pages: {
    HalalScreenerPage: () => import('./pages/HalalScreenerPage'),
    StaffFeedsPage: () => import('./pages/StaffFeedsPage'),
    StaffStandardsPage: () => import('./pages/StaffStandardsPage'),
    StockPage: () => import('./pages/StockPage'),
  },
  slots: {
    StockSearch: slot(
      'topbar.search',
      async () => (await import('./components/search/StockSearch')).StockSearch,
    ),
  },
});
