import { ownPath, plansOnTheWayTo } from './ownPath';

it.each(['/screener', '/stock?isin=INE467B01029&tab=chart#top', '/'])('%s is a page of ours', (address) => {
  expect(ownPath(address)).toBe(address);
});

it.each([
  'https://elsewhere.example/',
  'https:elsewhere.example',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  ' /screener',
  'javascript:alert(1)',
  'screener',
  '/api/billing/invoices',
  '',
  null,
  ['/screener'],
])('%j is none', (address) => {
  expect(ownPath(address)).toBeNull();
});

it('is read back from the address of the plans', () => {
  const address = plansOnTheWayTo({ pathname: '/screener', search: '?q=Debt < 10&sort=name' });
  const { pathname, searchParams } = new URL(address, 'https://ours.example');
  expect(pathname).toBe('/plan');
  expect(ownPath(searchParams.get('to'))).toBe('/screener?q=Debt%20%3C%2010&sort=name');
});

it('is read back with the place on the page', () => {
  const address = plansOnTheWayTo({ pathname: '/portfolio', hash: '#exit-clock-INE002A01018' });
  const { searchParams } = new URL(address, 'https://ours.example');
  expect(ownPath(searchParams.get('to'))).toBe('/portfolio#exit-clock-INE002A01018');
});
