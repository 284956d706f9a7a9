import { defineModule, slot } from '@tayyib/shared/sdk/modules';

export default defineModule({
  pages: {
    CommunityDoorPage: () => import('./pages/CommunityDoorPage'),
    CommunityPage: () => import('./pages/CommunityPage'),
    LearnPage: () => import('./pages/LearnPage'),
  },
  slots: {
    LatestPostsCard: slot(
      'dashboard.cards',
      async () => (await import('./components/LatestPostsCard')).LatestPostsCard,
    ),
    StockThreads: slot('stock.panels', async () => (await import('./components/StockThreads')).StockThreads),
  },
});
