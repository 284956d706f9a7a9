import type { AccessLevel } from '@tayyib/shared/access';
import type { NavDescriptor } from '@tayyib/shared/contracts';

/** Navigation entries of the shell's own pages; those of modules come from their descriptors. */
export const ownEntries: readonly (NavDescriptor & {
  /** Who sees it; everyone if omitted. */
  access?: AccessLevel;
})[] = [
  { area: 'sidebar.main', label: 'Home', icon: 'home', order: 0, to: '/' },
  { area: 'sidebar.main', label: 'About Us', icon: 'info', order: 10, to: '/about_us' },
  { area: 'sidebar.main', label: 'Dashboard', icon: 'dashboard', order: 20, to: '/dashboard' },
  {
    area: 'sidebar.staff',
    label: 'Modules',
    icon: 'blocks',
    order: 10,
    to: '/staff/modules',
    access: 'staff',
  },
  { area: 'topbar', label: 'Premium', icon: 'crown', order: 90, to: '/plan', state: 'premium_pro' },
];
