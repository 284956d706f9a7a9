import { defineModule } from '@tayyib/shared/modules';

export default defineModule({
  pages: {
    StaffFeedsPage: () => import('./pages/StaffFeedsPage'),
    StaffStandardsPage: () => import('./pages/StaffStandardsPage'),
  },
});
