import { defineModule, slot } from '@tayyib/shared/sdk/modules';
import { sampleSlice } from './state/sampleSlice';

export default defineModule({
  pages: { SamplePage: () => import('./pages/SamplePage') },
  slots: {
    SampleCard: slot('dashboard.cards', async () => (await import('./components/SampleCard')).SampleCard),
  },
  slices: [sampleSlice],
});
