import { defineModule } from '@tayyib/shared/modules';

export default defineModule({
  pages: {
    StaffDesignPage: () => import('./pages/StaffDesignPage'),
    StaffFeedsPage: () => import('./pages/StaffFeedsPage'),
    StaffStandardsPage: () => import('./pages/StaffStandardsPage'),
  },
});
