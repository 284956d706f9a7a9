import { defineModule, slot } from '@tayyib/shared/modules';

export default defineModule({
  pages: { WatchlistPage: () => import('./pages/WatchlistPage') },
  slots: {
    AddToWatchlist: slot(
      'stock.actions',
      async () => (await import('./components/adding/AddToWatchlist')).AddToWatchlist,
    ),
  },
});
