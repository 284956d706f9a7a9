import type { OwnPageDescriptor } from './OwnPageDescriptor';
import { matchPath } from '@tayyib/shared/sdk/router';
import { blogPages } from './blogPages';
import { halalPages } from './halalPages';
import { helpPages } from './helpPages';
import { textPages } from './textPages';

/** The shell's own pages. Every other page comes from a module's descriptor. */
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
    load: () => import('./auth/EmailSignInPage'),
  },
  {
    path: '/login/phone',
    title: 'Log in by phone',
    access: 'public',
    layout: 'public',
    load: () => import('./auth/PhoneSignInPage'),
  },
  {
    path: '/login/link',
    title: 'Log in by link',
    access: 'public',
    layout: 'public',
    load: () => import('./auth/LinkPage'),
  },
  {
    path: '/login/second-step',
    title: 'Second step',
    access: 'public',
    layout: 'public',
    load: () => import('./auth/SecondStepPage'),
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
    slots: ['dashboard.cards'],
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
    path: '/plans',
    title: 'Plans and prices',
    access: 'public',
    layout: 'public',
    load: () => import('./plans/PublicPlansPage'),
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
    path: '/notification/settings',
    title: 'Notification settings',
    access: 'user',
    layout: 'app',
    load: () => import('./notification/NotificationSettingsPage'),
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
  {
    path: '/status',
    title: 'Data status',
    access: 'public',
    layout: 'public',
    load: () => import('./status/StatusPage'),
  },
  ...blogPages,
  ...halalPages,
  ...helpPages,
  ...textPages,
];

/** The shell's page at a path; undefined if it has none. */
export const ownPageAt = (path: string): OwnPageDescriptor | undefined =>
  ownPages.find((each) => matchPath(each.path, path));

/** Starts loading the page at an address before the first render. Undefined if it is not one of the shell's. */
export function preloadOwnPage(path: string): OwnPageDescriptor | undefined {
  const page = ownPageAt(path);
  // the route reports the same failure when it renders
  page?.load().catch(() => {});
  return page;
}
