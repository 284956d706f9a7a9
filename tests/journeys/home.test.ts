import { journeys } from './setup/journeys';

journeys('a visitor', ({ enter }) => {
  it('sees a home page that explains the product, without errors and accessible', async () => {
    const { page, problems, checkPage } = await enter();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toContain('Tayyib');
    await checkPage();
    expect(problems).toEqual([]);
  });
});
