import { Market } from './pages/Market';
import { Shell } from './pages/Shell';
import { designPage, missingPages, staffPages, userPages, visitorPages } from './setup/allPages';
import { axeViolations } from './setup/axeViolations';
import type { Guest } from './setup/Guest';
import { desk, marketJourneys, overflowOf, phone } from './setup/marketJourneys';
import { outsideCards } from './setup/outsideCards';

const cases = [
  ...Object.entries(visitorPages).map(
    ([area, pages]) => [`${area}, for visitors`, undefined, pages] as const,
  ),
  ...Object.entries(userPages).map(([area, pages]) => [`${area}, for users`, 'pro', pages] as const),
  ...Object.entries(staffPages).map(([area, pages]) => [area, 'admin', pages] as const),
];

it('has every page of the shell and of the modules in its lists', () => {
  expect(missingPages()).toEqual([]);
});

marketJourneys('every page', ({ enter, product }) => {
  it.each(cases)(
    'is accessible, fits a desk and a phone, and reports no error: %s',
    async (_area, as, pages) => {
      const guest = await enter({ viewport: desk, ...(as && { as }) });
      if (as) await agreeToCommunityTerms(guest, product().address);
      const found: string[] = [];
      for (const address of pages) {
        const problems = await problemsOf(guest, address);
        found.push(...problems.map((problem) => `${address} ${problem}`));
      }
      expect(found).toEqual([]);
    },
  );

  it.each([
    ['desk', desk],
    ['phone', phone],
  ] as const)('has every control of the layout in reach on a %s', async (device, viewport) => {
    const { page } = await enter({ as: 'free', viewport });
    const shell = new Shell(page);
    await new Market(page).open('/dashboard');
    await shell.themeSwitch().click();
    await shell.themeSwitch().and(page.locator('[aria-checked="true"]')).waitFor();
    await shell.bell().click();
    await page.getByRole('region', { name: 'Notifications', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(await shell.profileMenu()).toContain('Logout');

    if (device === 'phone') await page.getByRole('button', { name: 'Search', exact: true }).click();
    const field = page.getByRole('combobox', { name: 'Search stocks' });
    await field.click();
    await field.pressSequentially('infosys');
    await page.getByRole('option', { name: /INFY/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Infosys Limited' }).waitFor();

    if (device === 'phone') {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      const drawer = page.getByRole('dialog', { name: 'Navigation' });
      await drawer.getByRole('link', { name: 'Watchlist' }).click();
      await drawer.waitFor({ state: 'hidden' });
    } else {
      const toggle = page.getByRole('button', { name: 'Sidebar with labels' });
      await toggle.click();
      await toggle.and(page.locator('[aria-expanded="false"]')).waitFor();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Watchlist' }).click();
    }
    await page.getByRole('heading', { level: 1, name: 'Watchlist' }).waitFor();
    const bar = page.getByRole('navigation', { name: device === 'phone' ? 'Bottom bar' : 'Main' });
    await bar.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.waitForURL('**/dashboard');
  });

  it.each([
    ['desk', desk],
    ['phone', phone],
  ] as const)('leads visitors to log in and to sign up on a %s', async (_device, viewport) => {
    const { page } = await enter({ viewport });
    const main = page.getByRole('navigation', { name: 'Main' });
    await page.goto('/');
    await new Shell(page).themeSwitch().click();
    await new Shell(page).themeSwitch().and(page.locator('[aria-checked="true"]')).waitFor();
    await main.getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    await main.getByRole('link', { name: 'Sign up' }).click();
    await page.waitForURL('**/register');
  });
});

/** The dialog of the terms would cover the page. */
async function agreeToCommunityTerms({ page }: Guest, origin: string) {
  const reply = await page
    .context()
    .request.put('/api/consents/community-terms', { data: { isGiven: true }, headers: { origin } });
  expect(reply.status()).toBe(200);
}

/** What is wrong with a page, on a desk in the light theme and on a phone in the dark one. */
async function problemsOf(guest: Guest, address: string): Promise<string[]> {
  const { page, problems } = guest;
  const found: string[] = [];
  const look = async (window: string) => {
    const overflow = await overflowOf(page);
    if (overflow > 0) found.push(`on a ${window} is ${overflow} px too wide`);
    for (const box of await outsideCards(page)) found.push(`on a ${window}: ${box}`);
    for (const violation of await axeViolations(page)) found.push(`on a ${window} violates ${violation}`);
  };
  try {
    await page.setViewportSize(desk);
    if (address === designPage) await page.goto(address);
    else await new Market(page).open(address);
    await page.locator('main h1').waitFor();
    await look('desk');
    await page.setViewportSize(phone);
    await new Shell(page).themeSwitch().click();
    await look('phone');
    await new Shell(page).themeSwitch().click();
  } catch (error) {
    found.push(`cannot be looked at: ${String(error)}`);
  }
  found.push(...problems.splice(0).map((problem) => `reports ${problem}`));
  return found;
}
