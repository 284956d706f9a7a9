import { journeys } from './setup/journeys';

journeys('a visitor', ({ enter }) => {
  it('gets the code to scan with a phone once the footer is near', async () => {
    const { page } = await enter();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const code = page.getByRole('img', { name: /^Scan to open / });
    expect(await code.count()).toBe(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await code.waitFor();
  });
});
