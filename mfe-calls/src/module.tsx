import { defineModule, slot } from '@tayyib/shared/sdk/modules';
import { startModule } from './state/lifetime';
import { callSlice } from './state/callSlice';
import { presenceSlice } from './state/presenceSlice';
import { groupSlice } from './state/groupSlice';

export default defineModule({
  pages: {
    VideoLoginPage: () => import('./pages/VideoLoginPage'),
    ConsultationsPage: () => import('./pages/ConsultationsPage'),
    CallHistoryPage: () => import('./pages/CallHistoryPage'),
    VideoDashboardPage: () => import('./pages/VideoDashboardPage'),
  },
  slots: {
    NextConsultationCard: slot(
      'dashboard.cards',
      async () => (await import('./components/consultations/NextConsultationCard')).NextConsultationCard,
    ),
    StockAnswers: slot(
      'stock.panels',
      async () => (await import('./components/consultations/StockAnswers')).StockAnswers,
    ),
    CallOverlay: slot(
      'shell.overlay',
      async () => (await import('./components/call/CallOverlay')).CallOverlay,
    ),
  },
  slices: [presenceSlice, callSlice, groupSlice],
  start: startModule,
});
