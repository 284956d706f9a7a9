import { defineModule } from '@tayyib/shared/sdk/modules';

export default defineModule({
  pages: {
    StaffAlertsPage: () => import('./pages/StaffAlertsPage'),
    StaffDesignPage: () => import('./pages/StaffDesignPage'),
    StaffFeedsPage: () => import('./pages/StaffFeedsPage'),
    StaffJobsPage: () => import('./pages/StaffJobsPage'),
    StaffPeoplePage: () => import('./pages/StaffPeoplePage'),
    StaffStandardsPage: () => import('./pages/StaffStandardsPage'),
  },
});
