import { stories } from './stage';

stories('a visitor', ({ enter }) => {
  it('finds a home page that says what this is, without an error or a barrier', async () => {
    const { page, problems, looksAround } = await enter();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toContain('Tayyib');
    await looksAround();
    expect(problems).toEqual([]);
  });
});
