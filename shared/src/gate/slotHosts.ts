import type { SlotName } from '@tayyib/shared/contracts';

/** Who renders each slot: the shell, or the module of the page that it is on. A test compares it with the code. */
export const slotHosts: Readonly<Record<SlotName, string>> = {
  'stock.actions': 'screener',
  'stock.panels': 'screener',
  'portfolio.panels': 'portfolio',
  'holdings.sources': 'tools',
  'dashboard.cards': 'shell',
  'topbar.search': 'shell',
  'topbar.actions': 'shell',
  'shell.overlay': 'shell',
  'profile.menu': 'shell',
};
