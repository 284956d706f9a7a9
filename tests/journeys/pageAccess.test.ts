import type { StockPage } from '@tayyib/shared/contracts';
import { Shell } from './pages/Shell';
import { journeys } from './setup/journeys';

const reliance = 'INE002A01018';
const itc = 'INE154A01025';

/** Spec, section 2: signed-in users are redirected from sign-in and marketing pages. */

const everybody = [
  'Home',
  'About Us',
  'Dashboard',
  'Watchlist',
  'Halal Stock Screener',
  'Zakat Calculator',
  'Purification Calculator',
  'Indices',
  'Industries',
  'Mutual Funds',
  'Gold & Silver',
];
const roles = [
  { name: 'free', plan: 'Free', hasPremium: false },
  { name: 'premium', plan: 'Premium', hasPremium: true },
  { name: 'staff', plan: 'Free', hasPremium: true },
] as const;

journeys('page access', ({ enter }) => {
  it.each(roles)('shows $name their own menus, with locks only for other plans', async (role) => {
    const { name, plan, hasPremium } = role;
    const guest = await enter({ as: name });
    const { page } = guest;
    const shell = new Shell(page);
    await page.goto('/dashboard');

    await shell.hasInSidebar(everybody);
    const menu = await shell.profileMenu();
    for (const line of ['Profile Details', 'Subscription Plan', plan, 'Help Center', 'Dark theme', 'Logout'])
      expect(menu).toContain(line);
    await shell.topBar().getByRole('link', { name: 'Premium' }).waitFor();
    const community = shell.topBar().getByRole(hasPremium ? 'link' : 'button', { name: /^Community/ });
    await community.waitFor();

    const answer = page.waitForResponse((reply) =>
      new URL(reply.url()).pathname.endsWith(`/api/stocks/${reliance}`),
    );
    await page.goto(`/stock?isin=${reliance}`);
    const reply = await answer;
    const stock: StockPage = await reply.json();
    await page.getByRole('region', { name: 'Verdict', exact: true }).waitFor();
    const unlock = page.getByRole('button', { name: /Upgrade & Unlock Click It/ });
    const ratios = page.getByRole('meter');
    await (hasPremium ? ratios : unlock).first().waitFor();
    expect([(await unlock.count()) > 0, (await ratios.count()) > 0]).toEqual([!hasPremium, hasPremium]);
    // blurred data is not in the reply either
    expect(stock.verdicts.some((verdict) => verdict.ratios.length > 0)).toBe(hasPremium);
    expect(stock.history.length > 0).toBe(hasPremium);

    await community.click();
    if (hasPremium) await page.waitForURL('**/community');
    else await page.getByRole('dialog', { name: 'Unlock premium' }).waitFor();
  });

  it('leads from a lock over the premium dialog to the yearly plans, on a phone in the dark theme too', async () => {
    const guest = await enter({ as: 'free', viewport: { width: 390, height: 844 } });
    const { page } = guest;
    await page.addInitScript(() => localStorage.setItem('theme', 'true'));
    await page.goto(`/stock?isin=${reliance}`);
    const unlock = page.getByRole('button', { name: /Upgrade & Unlock Click It/ }).first();
    await unlock.waitFor();
    await guest.checkPage();
    await unlock.click();
    await page.getByRole('dialog', { name: 'Unlock premium' }).waitFor();
    await guest.checkPage();
    await page.getByRole('button', { name: 'View Pricing Plans' }).click();
    await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
    await page.getByText('₹2,990').first().waitFor();

    await page.goto(`/stock?isin=${itc}`);
    const show = page.getByRole('button', { name: 'Show last price anyway' });
    await show.waitFor();
    await guest.checkPage();
    await show.click();
    await page.getByText(/^Last (known )?close$/).waitFor();
  });

  it('shows the plans in place of a page that the plan lacks', async () => {
    const { page } = await enter({ as: 'basic' });
    await page.goto('/community');
    await page.getByText('Premium includes Community.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goto('/community-page');
    await page.getByRole('link', { name: 'See the plans' }).waitFor();
  });
});
