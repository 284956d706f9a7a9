import { Market } from '../pages/Market';
import { Plans } from '../pages/Plans';
import { Shell } from '../pages/Shell';
import { journeys } from '../setup/journeys';

const day = 24 * 3600 * 1000;

journeys('a user’s own account', ({ enter }) => {
  it('shows the purchase and the member badge, and is checked again when the plan expires', async () => {
    const guest = await enter({ as: 'free', isolated: true });
    const { page } = guest;
    const plans = new Plans(page);
    const shell = new Shell(page);
    await plans.open();
    await plans.choose('Premium');
    await plans.pay('Simulate success');
    await page.getByRole('heading', { name: 'Thank you. Your payment has arrived.' }).waitFor();
    await page.goto('/profile');
    await page.getByRole('link', { name: /^Invoice / }).waitFor();
    await page.getByRole('main').getByText('Member', { exact: true }).waitFor();
    for (const theme of ['light', 'dark']) {
      await shell.profileButton().click();
      await page.getByText('Assalamu Alaikum', { exact: true }).waitFor();
      await guest.checkPage();
      await page.keyboard.press('Escape');
      if (theme === 'light') await page.getByRole('switch', { name: 'Dark theme' }).click();
    }

    // a browser whose clock is a year ahead
    const planRequest = page.waitForRequest((request) =>
      request.url().endsWith('/api/subscriptionplancheck'),
    );
    await page.clock.install({ time: Date.now() + 400 * day });
    await page.goto('/dashboard');
    await planRequest;
  });

  it('is fetched on load and every five minutes', async () => {
    const { page } = await enter({ as: 'pro', isolated: true });
    await page.clock.install();
    let lookUps = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/usercachecheck/')) lookUps += 1;
    });
    const lookedUp = () => page.waitForResponse((reply) => reply.url().includes('/api/usercachecheck/'));
    const first = lookedUp();
    await page.goto('/dashboard');
    await first;
    // the fake clock would time out pending requests
    await new Market(page).isWhole();
    await page.waitForLoadState('networkidle');
    const before = lookUps;
    await page.clock.runFor(240_000);
    expect(lookUps).toBe(before);
    const next = lookedUp();
    await page.clock.runFor(70_000);
    await next;
    expect(lookUps).toBe(before + 1);
  });

  it('is signed out of a browser with another device ID, which clears its storage', async () => {
    const guest = await enter({ as: 'premium' });
    const { page } = guest;
    await page.goto('/dashboard');
    await page.waitForFunction(() => localStorage.getItem('DeviceId') !== null);
    await page.evaluate(async () => {
      localStorage.setItem('DeviceId', '00000000-0000-4000-8000-000000000000');
      localStorage.setItem('notifications', '[]');
      await caches.open('kept');
    });
    await page.reload();
    await page.waitForURL('/');
    await page.getByRole('link', { name: 'Log in' }).first().waitFor();
    await page.waitForFunction(() => localStorage.length === 0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    // what cards asked for until the page knew that it is signed out
    expect(guest.problems.filter((problem) => !problem.includes('status of 401'))).toEqual([]);
    guest.problems.length = 0;
  });

  it('expands the sidebar on a narrow window, and collapses it again on a wide one', async () => {
    const { page } = await enter({ as: 'advisor' });
    await page.addInitScript(() => localStorage.setItem('setIsCollapsed', 'true'));
    await page.goto('/dashboard');
    const folded = page.getByRole('button', { name: 'Sidebar with labels', expanded: false });
    await folded.waitFor();
    await page.setViewportSize({ width: 768, height: 900 });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await drawer.getByRole('link', { name: 'Watchlist' }).getByText('Watchlist').waitFor();
    await drawer.getByRole('link', { name: 'Watchlist' }).click();
    await page.waitForURL('**/watchlist');
    await drawer.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1024, height: 900 });
    await folded.waitFor();
  });
});
