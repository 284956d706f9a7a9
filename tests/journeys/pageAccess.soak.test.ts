import { journeys } from './setup/journeys';

const protectedPages = [
  '/dashboard',
  '/plan',
  '/profile',
  '/help_center',
  '/stock_screener',
  '/stock',
  '/watchlist',
  '/zakat-calculator',
  '/video_chart',
  '/video_login',
  '/community',
  '/community-page',
];
/** Spec, section 2: signed-in users are redirected from sign-in and marketing pages. */

journeys('page access', ({ enter }) => {
  it('redirects a visitor home from every page that needs an account', async () => {
    const { page } = await enter();
    for (const path of protectedPages) {
      await page.goto(path);
      await page.getByText(/Log in to see that page/).waitFor();
      expect([path, new URL(page.url()).pathname]).toEqual([path, '/']);
    }
  });
});
