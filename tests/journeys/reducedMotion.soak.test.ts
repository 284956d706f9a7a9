import { journeys } from './setup/journeys';
import { phone } from './setup/marketJourneys';

journeys('a user who asked the system for less motion', ({ enter }) => {
  it('switches the theme without a transition', async () => {
    const { page } = await enter({ as: 'free' });
    await page.goto('/help_center');
    const theme = page.getByRole('switch', { name: 'Dark theme' });
    await theme.waitFor();
    await page.evaluate(countTransitions);
    await theme.click();
    await page.locator('html.dark').waitFor();
    await page.evaluate(nextFrames);
    expect(await page.evaluate(() => document.documentElement.dataset['transitions'])).toBe('0');
  });

  it('closes the menu although they asked while it was open', async () => {
    const { page } = await enter({ as: 'free', viewport: phone, reducedMotion: 'no-preference' });
    await page.goto('/help_center');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: 'Dashboard' }).waitFor();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
  });
});

/** Runs in the page: counts the transitions that start from now on, in an attribute of the document. */
function countTransitions(): void {
  const { dataset } = document.documentElement;
  dataset['transitions'] = '0';
  document.addEventListener('transitionrun', () => {
    dataset['transitions'] = String(Number(dataset['transitions']) + 1);
  });
}

/** Runs in the page: resolves after three frames, in the first of which the new colors are computed. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}
