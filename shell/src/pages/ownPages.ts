import type { OwnPageDescriptor } from './OwnPageDescriptor';
import { textPages } from './textPages';

/** The pages that belong to the house itself. Every other page comes from a module's descriptor. */
export const ownPages: readonly OwnPageDescriptor[] = [
  {
    path: '/',
    title: 'Know whether a stock is halal, and why',
    access: 'public',
    layout: 'public',
    load: () => import('./home/HomePage'),
  },
  {
    path: '/login',
    title: 'Log in',
    access: 'public',
    layout: 'public',
    load: () => import('./auth/LoginPage'),
  },
  {
    path: '/register',
    title: 'Sign up',
    access: 'public',
    layout: 'public',
    load: () => import('./auth/RegisterPage'),
  },
  {
    path: '/otpverification',
    title: 'Enter your code',
    access: 'public',
    layout: 'public',
    load: () => import('./auth/OtpVerificationPage'),
  },
  {
    path: '/login/email',
    title: 'Log in by email',
    access: 'public',
    layout: 'public',
    load: () => import('./auth/EmailWayPage'),
  },
  {
    path: '/login/phone',
    title: 'Log in by phone',
    access: 'public',
    layout: 'public',
    load: () => import('./auth/PhoneWayPage'),
  },
  {
    path: '/login/link',
    title: 'Log in by link',
    access: 'public',
    layout: 'public',
    load: () => import('./auth/LinkPage'),
  },
  {
    path: '/forgotpassword',
    title: 'Forgot your password?',
    access: 'public',
    layout: 'public',
    load: () => import('./auth/ForgotPasswordPage'),
  },
  {
    path: '/password',
    title: 'Choose a new password',
    access: 'public',
    layout: 'public',
    load: () => import('./auth/PasswordPage'),
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    access: 'user',
    layout: 'app',
    load: () => import('./dashboard/DashboardPage'),
  },
  {
    path: '/plan',
    title: 'Plans',
    access: 'user',
    layout: 'app',
    load: () => import('./plans/PlansPage'),
  },
  {
    path: '/profile',
    title: 'Profile Details',
    access: 'user',
    layout: 'app',
    load: () => import('./profile/ProfilePage'),
  },
  {
    path: '/notification',
    title: 'Notification',
    access: 'user',
    layout: 'app',
    load: () => import('./notification/NotificationPage'),
  },
  {
    path: '/staff/modules',
    title: 'Modules',
    access: 'staff',
    layout: 'app',
    load: () => import('./staffModules/StaffModulesPage'),
  },
  {
    path: '/try_modules',
    title: 'Try a version',
    access: 'public',
    layout: 'public',
    load: () => import('./tryModules/TryModulesPage'),
  },
  ...textPages,
];

/** Starts fetching the page an address leads to, before anything is drawn. Undefined where it is none of the shell's. */
export function preloadOwnPage(path: string): OwnPageDescriptor | undefined {
  const page = ownPages.find((each) => each.path === path);
  // whoever shows the page meets the same failure and says so
  page?.load().catch(() => {});
  return page;
}
