import type { OwnPageDescriptor } from './OwnPageDescriptor';

type Text = Pick<OwnPageDescriptor, 'path' | 'title' | 'load'>;

/** Public text pages. Some have two addresses, both of which are linked from outside. */
const open: readonly Text[] = [
  { path: '/about_us', title: 'About us', load: () => import('./texts/AboutPage') },
  { path: '/ourservice', title: 'What we offer', load: () => import('./texts/ServicesPage') },
  { path: '/Top5Benefits', title: 'Top 5 benefits', load: () => import('./texts/BenefitsPage') },
  {
    path: '/ShariahCompliantInvesting',
    title: 'Shariah compliant investing',
    load: () => import('./texts/screening/CompliantInvestingPage'),
  },
  {
    path: '/ScreeningCriteriapage',
    title: 'Screening criteria in short',
    load: () => import('./texts/screening/CriteriaPage'),
  },
  {
    path: '/Purification',
    title: 'Purification',
    load: () => import('./texts/screening/PurificationPage'),
  },
  ...['/terms_condition', '/terms_conditions'].map((path) => ({
    path,
    title: 'Terms & Conditions',
    load: () => import('./texts/TermsPage'),
  })),
  ...['/privacy-policy', '/privacy-policys'].map((path) => ({
    path,
    title: 'Privacy Policy',
    load: () => import('./texts/PrivacyPage'),
  })),
  ...['/contact-us', '/contact-us1'].map((path) => ({
    path,
    title: 'Contact us',
    load: () => import('./texts/ContactPage'),
  })),
  { path: '/refund-policy', title: 'Refund Policy', load: () => import('./texts/RefundPage') },
];

/** Marketing pages. Signed-in users are redirected to the dashboard. */
const forVisitors: readonly Text[] = [
  {
    path: '/Screening_Criteriaall',
    title: 'Screening criteria',
    load: () => import('./texts/screening/AllCriteriaPage'),
  },
  {
    path: '/Business_Screening',
    title: 'Business screening',
    load: () => import('./texts/screening/BusinessScreeningPage'),
  },
  {
    path: '/Commitment_Continuous_Monitoring',
    title: 'Commitment to continuous monitoring',
    load: () => import('./texts/screening/MonitoringPage'),
  },
  {
    path: '/Financial_Screening_Parameters',
    title: 'Financial screening parameters',
    load: () => import('./texts/screening/FinancialScreeningPage'),
  },
  { path: '/Why_Choose_Tayyib', title: 'Why choose us', load: () => import('./texts/WhyChoosePage') },
];

const publicPage = { access: 'public', layout: 'public' } as const;

/** Every text page. */
export const textPages: readonly OwnPageDescriptor[] = [
  ...open.map((page) => ({ ...page, ...publicPage })),
  ...forVisitors.map((page) => ({ ...page, ...publicPage, isForVisitors: true })),
];
