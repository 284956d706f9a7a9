import { defineModule, slot } from '@tayyib/shared/sdk/modules';

export default defineModule({
  pages: {
    WatchlistPage: () => import('./pages/WatchlistPage'),
    SharedWatchlistPage: () => import('./pages/SharedWatchlistPage'),
  },
  slots: {
    ListsCard: slot(
      'dashboard.cards',
      async () => (await import('./components/dashboard/ListsCard')).ListsCard,
    ),
    FromWatchlist: slot(
      'holdings.sources',
      async () => (await import('./components/holdings/FromWatchlist')).FromWatchlist,
    ),
    AddToWatchlist: slot(
      'stock.actions',
      async () => (await import('./components/adding/AddToWatchlist')).AddToWatchlist,
    ),
  },
  commands: {
    'stock.watch': async () => (await import('./commands/watchStock')).watchStock,
  },
});
