import { defineModule, slot } from '@tayyib/shared/modules';

/** All the shell loads of this module: names and where to find them. */
export default defineModule({
  pages: {
    HalalScreenerPage: () => import('./pages/HalalScreenerPage'),
    StockPage: () => import('./pages/StockPage'),
  },
  slots: {
    StockSearch: slot(
      'topbar.search',
      async () => (await import('./components/search/StockSearch')).StockSearch,
    ),
  },
});
