import { defineModule } from '@tayyib/shared/modules';

export default defineModule({
  pages: {
    StaffFeedsPage: () => import('./pages/StaffFeedsPage'),
    StaffJobsPage: () => import('./pages/StaffJobsPage'),
    StaffPeoplePage: () => import('./pages/StaffPeoplePage'),
    StaffStandardsPage: () => import('./pages/StaffStandardsPage'),
  },
});
