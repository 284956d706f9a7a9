import type { AccessLevel } from '@tayyib/shared/access';
import type { NavDescriptor } from '@tayyib/shared/contracts';

/** Entries that lead to the shell's own pages; modules bring theirs in their descriptors. */
export const ownEntries: readonly (NavDescriptor & {
  /** Whom it is shown to; everybody if left out. */
  access?: AccessLevel;
})[] = [
  { area: 'sidebar.main', label: 'Home', icon: 'home', order: 0, to: '/' },
  { area: 'sidebar.main', label: 'About Us', icon: 'info', order: 10, to: '/about_us' },
  { area: 'sidebar.main', label: 'Dashboard', icon: 'dashboard', order: 20, to: '/dashboard' },
  { area: 'sidebar.staff', label: 'Modules', icon: 'apps', order: 10, to: '/staff/modules', access: 'staff' },
  { area: 'topbar', label: 'Premium', icon: 'crown', order: 90, to: '/plan', state: 'premium_pro' },
];
