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

  it('reads what a page is before any script runs, as search engines and previews of links do', async () => {
    const { page } = await enter();
    const reply = await page.request.get('/about_us');
    const html = (await reply.text()).replaceAll('&#32;', ' ').replaceAll('"', '');
    for (const part of [
      '<title>About us · Tayyib</title>',
      'property=og:title content=About us · Tayyib',
      'name=description content=Tayyib tells a Muslim investor in India',
      'rel=manifest href=/manifest.webmanifest',
      '<h1>About us</h1>',
      'We read what listed companies file with the exchanges',
    ])
      expect(html).toContain(part);
  });
});
