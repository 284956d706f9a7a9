import { defineModule } from '@tayyib/shared/modules';

export default defineModule({
  pages: {
    PurificationPage: () => import('./pages/PurificationPage'),
    ZakatPage: () => import('./pages/ZakatPage'),
  },
});
