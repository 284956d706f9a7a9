import type { OwnPageDescriptor } from './OwnPageDescriptor';

const common = { title: 'Halal stocks', access: 'public', layout: 'public', hasOwnHead: true } as const;

/** The public pages of stocks. The server renders each with its data, which names it. */
export const halalPages: readonly OwnPageDescriptor[] = [
  { ...common, path: '/halal', load: () => import('./halal/HalalPage') },
  { ...common, path: '/halal/:symbol', load: () => import('./halal/PublicStockPage') },
  { ...common, path: '/halal/:kind/:id', load: () => import('./halal/PublicListPage') },
  { ...common, path: '/halal/:kind/:id/:page', load: () => import('./halal/PublicListPage') },
];
