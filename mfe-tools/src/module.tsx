import { defineModule } from '@tayyib/shared/modules';

export default defineModule({
  pages: { ZakatPage: () => import('./pages/ZakatPage') },
});
