import { defineModule } from '@tayyib/shared/sdk/modules';

export default defineModule({
  pages: {
    StaffArticlesPage: () => import('./pages/StaffArticlesPage'),
    StaffAlertsPage: () => import('./pages/StaffAlertsPage'),
    StaffCommunityPage: () => import('./pages/StaffCommunityPage'),
    StaffDesignPage: () => import('./pages/StaffDesignPage'),
    StaffFeedsPage: () => import('./pages/StaffFeedsPage'),
    StaffLearningPage: () => import('./pages/StaffLearningPage'),
    StaffJobsPage: () => import('./pages/StaffJobsPage'),
    StaffPeoplePage: () => import('./pages/StaffPeoplePage'),
    StaffSupportPage: () => import('./pages/StaffSupportPage'),
    StaffStandardsPage: () => import('./pages/StaffStandardsPage'),
  },
});
