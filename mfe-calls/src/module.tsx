import { defineModule } from '@tayyib/shared/modules';
import { callsSlice } from './state/callsSlice';

export default defineModule({
  pages: {
    VideoLoginPage: () => import('./pages/VideoLoginPage'),
    VideoDashboardPage: () => import('./pages/VideoDashboardPage'),
  },
  slices: [callsSlice],
});
