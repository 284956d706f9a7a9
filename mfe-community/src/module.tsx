import { defineModule, slot } from '@tayyib/shared/sdk/modules';

export default defineModule({
  pages: { CommunityPage: () => import('./pages/CommunityPage') },
  slots: {
    LatestPostsCard: slot(
      'dashboard.cards',
      async () => (await import('./components/LatestPostsCard')).LatestPostsCard,
    ),
  },
});
