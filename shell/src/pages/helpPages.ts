import type { OwnPageDescriptor } from './OwnPageDescriptor';

/** The help center, and a user's requests to support. */
export const helpPages: readonly OwnPageDescriptor[] = [
  {
    path: '/help_center',
    title: 'Help Center',
    access: 'user',
    layout: 'app',
    load: () => import('./help/HelpPage'),
  },
  {
    path: '/help_center/requests',
    title: 'My requests',
    access: 'user',
    layout: 'app',
    load: () => import('./help/SupportRequestsPage'),
  },
];
