import { defineModule } from '@tayyib/shared/modules';

export default defineModule({
  pages: { CommunityPage: () => import('./pages/CommunityPage') },
});
