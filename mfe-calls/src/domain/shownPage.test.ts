import { describePage, shownPageOf } from './shownPage';

it.each([
  '/stock?isin=INE467B01029',
  '/stock?isin=INE467B01029&standard=AAOIFI&part=chart',
  '/stock_screener?badge=compliant&sector=Energy&sector=Power',
  '/screener?q=Debt+%3C+10&column=Sales&column=Debt',
  '/indices',
  '/indices_stocks?id=nifty-50',
  '/industry?id=IN070101001',
  '/mutualfund?compare=a%2Cb',
  '/halal',
  '/halal/M%26M',
  '/halal/industry/IN070101001',
  '/halal/industry/IN070101001/2',
  '/blog',
  '/blog/what-is-purification',
])('%s may be shown, and is read back as it is', (address) => {
  expect(shownPageOf(address)).toBe(address);
});

it.each([
  // elsewhere
  'https://elsewhere.example/stock?isin=TCS',
  '//elsewhere.example/indices',
  '/\\elsewhere.example/indices',
  '/.//elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,x',
  // pages of the account, pages that act, pay or sign out
  '/api/auth/logout',
  '/logout',
  '/plan?plan=pro&period=year',
  '/plans',
  '/profile',
  '/notification?stock=TCS',
  '/watchlist',
  '/shared-watchlist?link=secret',
  '/portfolio',
  '/try_modules?token=x',
  '/login',
  '/login/link?token=x',
  '/video_chart',
  '/consultations?room=1',
  '/staff/people',
  '/staff/modules',
  // from an allowed page to another
  '/halal/../staff/people',
  '/halal/%2e%2e/profile',
  '/stock/../plan',
  '/halal/a%2Fb',
  '/halal/changes.atom',
  '/blog/feed.atom',
  // nothing that could be displayed
  '/stock',
  '/stock?isin=',
  '/stock?isin=../../auth/logout',
  '/indices_stocks',
  `/screener?q=${'x'.repeat(600)}`,
  'constructor',
  '/constructor',
  '/__proto__',
  '',
  null,
  7,
  ['/indices'],
  { toString: () => '/indices' },
])('%j may not', (address) => {
  expect(shownPageOf(address)).toBeNull();
});

it('leaves out of an address what is not displayed', () => {
  expect(shownPageOf('/stock?isin=TCS&change=1&utm_source=x#pay')).toBe('/stock?isin=TCS');
  expect(shownPageOf('/screener?q=x&change=9&stocks=TCS')).toBe('/screener?q=x');
  expect(shownPageOf('/halal/TCS?next=/plan')).toBe('/halal/TCS');
});

it('says what a page is', () => {
  expect(describePage('/stock?isin=TCS')).toEqual({ title: 'the page of a stock', stock: 'TCS' });
  expect(describePage('/halal/TCS')).toEqual({ title: 'the public page of a stock', stock: null });
  expect(describePage('/mutualfund?id=x')).toEqual({ title: 'the mutual funds', stock: null });
});
