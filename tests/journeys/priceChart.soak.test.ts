import { desk, marketJourneys } from './setup/marketJourneys';

marketJourneys('the chart of prices', ({ enter }) => {
  it('shows the day that was chosen before the chart is drawn', async () => {
    const { page } = await enter({ as: 'pro', viewport: desk });
    let draw = () => {};
    const mayDraw = new Promise<void>((resolve) => (draw = resolve));
    await page.route(/\/modules\/screener\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('setCrosshairPosition')) await mayDraw;
      await route.fulfill({ response });
    });
    // the event `load` may wait for the delayed script
    await page.goto('/stock?isin=TCS&part=chart', { waitUntil: 'commit' });
    const bar = page.getByLabel('The bar shown');
    const newest = await bar.innerText();
    await page.getByRole('slider', { name: 'Day of the figures' }).press('ArrowLeft');
    const chosen = await bar.innerText();
    expect(chosen).not.toBe(newest);
    draw();
    await page.locator('main canvas').first().waitFor();
    await page.waitForFunction(framesDrawn);
    expect(await bar.innerText()).toBe(chosen);

    await page.getByRole('img', { name: /^Price of/ }).hover();
    await bar.filter({ hasNotText: /2[01] Aug 2026/ }).waitFor();
    await page.getByRole('heading', { level: 1 }).hover();
    await bar.filter({ hasText: '20 Aug 2026' }).waitFor();
  });
});

/** Runs in the page: resolves after ten frames, as the chart is sized and drawn in the first ones. */
async function framesDrawn(): Promise<true> {
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  return true;
}
