import { readFileSync } from 'node:fs';
import { moduleFolders } from '../../../build/buildTargets.mjs';
import { inRoot } from '../../../build/paths.mjs';
import { publicPages, unlistedPages } from '../../../shared/src/policy/publicPages';

/** Addresses by the name of an area of the product. */
type Areas = Readonly<Record<string, readonly string[]>>;

/** Addresses for visitors, by area. */
export const visitorPages: Areas = {
  'signing in': [
    '/login',
    '/register',
    '/otpverification',
    '/login/email',
    '/login/phone',
    '/login/link',
    '/login/second-step',
    '/forgotpassword',
    '/password#x',
  ],
  'what we offer': [
    '/',
    '/plans',
    '/status',
    '/about_us',
    '/ourservice',
    '/blogs',
    '/Top5Benefits',
    '/nowhere',
    '/Why_Choose_Tayyib',
    '/contact-us',
    '/terms_conditions',
    '/privacy-policy',
    '/refund-policy',
  ],
  screening: [
    '/ShariahCompliantInvesting',
    '/ScreeningCriteriapage',
    '/Purification',
    '/Screening_Criteriaall',
    '/Business_Screening',
    '/Commitment_Continuous_Monitoring',
    '/Financial_Screening_Parameters',
  ],
  tools: [
    '/purification-calculator',
    '/purification-ledger',
    '/portfolio',
    '/shared-watchlist',
    '/try_modules',
  ],
};

/** Addresses for users of the highest plan, by area. */
export const userPages: Areas = {
  account: [
    '/dashboard',
    '/plan',
    '/profile',
    '/notification',
    '/notification/settings',
    '/help_center',
    '/help_center/requests',
    '/nowhere',
  ],
  stocks: [
    '/stock?isin=TCS',
    '/stock?isin=ITC',
    '/stock?isin=TCS&part=peers',
    '/stock',
    '/watchlist',
    '/similarstock?isin=TCS',
    '/stock_screener',
    '/screener',
    '/screener?q=Debt to assets between 5% and 20%',
  ],
  'the market': [
    '/iposcreen',
    '/industry',
    '/indices',
    '/indices_stocks?id=nifty-50',
    '/mutualfund',
    '/gold_silver',
    '/tais_screening_criteria',
    '/our_shariah_advisor',
  ],
  portfolio: ['/portfolio'],
  tools: ['/zakat-calculator', '/purification-calculator', '/purification-ledger'],
  people: ['/community', '/community-page', '/learn', '/consultations', '/video_login', '/chat2'],
};

/** Shows, among what pages are made of, how they look while they load. */
export const designPage = '/staff/design';

/** Addresses for administrators, who may open every page of the staff. */
export const staffPages: Areas = {
  'the staff': [
    '/staff/modules',
    '/staff/feeds',
    '/staff/standards',
    '/staff/jobs',
    '/staff/people',
    '/staff/alerts',
    '/staff/articles',
    '/staff/community',
    '/staff/support',
    '/staff/learning',
    designPage,
  ],
};

/** Second addresses of the same page, and what each of them shows. */
const sameAs: Readonly<Record<string, string>> = {
  '/terms_condition': '/terms_conditions',
  '/privacy-policys': '/privacy-policy',
  '/contact-us1': '/contact-us',
  '/video_chart': '/video_login',
};

/** The paths of the product's pages, by the shell and the modules, that are in none of these lists. */
export function missingPages(): string[] {
  const ofModules = moduleFolders().flatMap((folder) => {
    const { routes }: { routes: { path: string }[] } = JSON.parse(
      readFileSync(inRoot(folder, 'module.json'), 'utf8'),
    );
    return routes;
  });
  const listed = [visitorPages, userPages, staffPages].flatMap((areas) => Object.values(areas).flat());
  const paths = new Set(listed.map((address) => address.replace(/[?#].*/, '')));
  return [...publicPages, ...unlistedPages, ...ofModules]
    .map(({ path }) => path)
    .filter((path) => !paths.has(sameAs[path] ?? path));
}
