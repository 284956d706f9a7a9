import { productName } from './brand';

/**
 * The type of the script that starts a prerendered page, where it waits until the page is used. Browsers fetch no script of a type that they
 * do not know.
 */
export const onUseType = 'text/on-use';

/** What search engines and previews of links show of a page that needs no account. */
export interface PublicPage {
  path: string;
  title: string;
  description: string;
  /** The address that counts for search engines, of a page with two. */
  sameAs?: string;
  /** Whether it is there to be filled in: its scripts start at once, where those of other pages wait for a use. */
  isForm?: boolean;
}

const terms = {
  title: 'Terms & Conditions',
  description: `The rules that apply when you use ${productName}.`,
};
const privacy = {
  title: 'Privacy Policy',
  description: `What ${productName} stores about you, why, and what it does not do.`,
};
const contact = { title: 'Contact us', description: 'Write to us. A person reads it.' };

/** The shell's public pages that are worth finding, with their own title and description. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: 'Know whether a stock is halal, and why',
    description: `${productName} checks Indian listed companies against published Shariah standards and shows every figure, limit and source behind the answer.`,
  },
  {
    path: '/login',
    title: 'Log in',
    description: `Log in to ${productName} to see verdicts, their sources and your watchlists.`,
    isForm: true,
  },
  {
    path: '/register',
    title: 'Sign up',
    description: `Open a free account: verdicts on every Indian listed company by seven Shariah standards.`,
    isForm: true,
  },
  {
    path: '/about_us',
    title: 'About us',
    description: `${productName} tells a Muslim investor in India whether a stock is halal, why, and what to do about it.`,
  },
  {
    path: '/ourservice',
    title: 'What we offer',
    description: 'Whether a stock is halal is free. Paid plans add details and higher limits.',
  },
  {
    path: '/plans',
    title: 'Plans and prices',
    description: 'What each plan gives and costs, GST included. Checking whether a stock is halal is free.',
  },
  {
    path: '/Top5Benefits',
    title: 'Top 5 benefits',
    description: `What ${productName} does for you that a list of names does not.`,
  },
  {
    path: '/ShariahCompliantInvesting',
    title: 'Shariah compliant investing',
    description: 'A share is part of a business. Its owner shares in what the business does.',
  },
  {
    path: '/ScreeningCriteriapage',
    title: 'Screening criteria in short',
    description: 'The limits of our default standard, each with its source.',
  },
  {
    path: '/Purification',
    title: 'Purification',
    description: 'A compliant company may still earn a little interest. Its owner gives that part away.',
  },
  {
    path: '/Screening_Criteriaall',
    title: 'Screening criteria',
    description: `How ${productName} gets from what a company files to an answer, in four steps.`,
  },
  {
    path: '/Business_Screening',
    title: 'Business screening',
    description:
      'The first question is what a company does. No ratio makes up for a business that is not permitted.',
  },
  {
    path: '/Commitment_Continuous_Monitoring',
    title: 'Commitment to continuous monitoring',
    description:
      'A verdict is valid for the facts it is based on. When the facts change, it is computed again.',
  },
  {
    path: '/Financial_Screening_Parameters',
    title: 'Financial screening parameters',
    description:
      'Once its business is permitted, a company must keep its debt and its impure income within the limits of a standard.',
  },
  {
    path: '/Why_Choose_Tayyib',
    title: 'Why choose us',
    description: 'Many lists say which stocks are halal. Few say how they know.',
  },
  { path: '/terms_condition', ...terms },
  { path: '/terms_conditions', ...terms, sameAs: '/terms_condition' },
  { path: '/privacy-policy', ...privacy },
  { path: '/privacy-policys', ...privacy, sameAs: '/privacy-policy' },
  { path: '/contact-us', ...contact },
  { path: '/contact-us1', ...contact, sameAs: '/contact-us' },
  {
    path: '/refund-policy',
    title: 'Refund Policy',
    description: 'You may end a plan on any day, and get back the days you have not used.',
  },
  {
    path: '/status',
    title: 'Data status',
    description: 'Which data is loaded, how old it is, and how many companies have a verdict.',
  },
];

/** The shell's other pages: those of an account, and steps of signing in. They exist, but are not for search engines. */
export const unlistedPages: readonly Pick<PublicPage, 'path' | 'title'>[] = [
  { path: '/otpverification', title: 'Enter your code' },
  { path: '/login/email', title: 'Log in by email' },
  { path: '/login/phone', title: 'Log in by phone' },
  { path: '/login/link', title: 'Log in by link' },
  { path: '/login/second-step', title: 'Second step' },
  { path: '/forgotpassword', title: 'Forgot your password?' },
  { path: '/password', title: 'Choose a new password' },
  { path: '/dashboard', title: 'Dashboard' },
  { path: '/plan', title: 'Plans' },
  { path: '/profile', title: 'Profile Details' },
  { path: '/notification', title: 'Notification' },
  { path: '/notification/settings', title: 'Notification settings' },
  { path: '/staff/modules', title: 'Modules' },
  { path: '/try_modules', title: 'Try a version' },
  { path: '/help_center', title: 'Help Center' },
  { path: '/help_center/requests', title: 'My requests' },
];

/** The address of a stock's public page. */
export const stockPath = (code: string): string => `/halal/${encodeURIComponent(code)}`;

/** The address of a stock's share card, by its code or ISIN. */
export const cardPath = (code: string): string => `/api/public/cards/stocks/${encodeURIComponent(code)}`;

/** The address of a stock's page for people with an account. */
export const fullStockPath = (isin: string): string => `/stock?${new URLSearchParams({ isin })}`;

/**
 * Where a visitor reads in public what an address shows with an account: the page of a stock, addressed by its ISIN or code, which the
 * public page accepts too. Null for all other addresses.
 */
export function visitorsPath({ pathname, search }: { pathname: string; search: string }): string | null {
  const isin = new URLSearchParams(search).get('isin')?.trim();
  return pathname === '/stock' && isin ? stockPath(isin) : null;
}

/** The address of a page of a public list. */
export const listPath = ({ kind, id, page = 1 }: { kind: string; id: string; page?: number }): string =>
  `/halal/${kind}/${encodeURIComponent(id)}${page === 1 ? '' : `/${page}`}`;

/** The address of an article's page. */
export const articlePath = (slug: string): string => `/blog/${slug}`;

/** The feed of articles. */
export const articlesFeedPath = '/blog/feed.atom';

/** The feed of changed verdicts. */
export const changesFeedPath = '/halal/changes.atom';
