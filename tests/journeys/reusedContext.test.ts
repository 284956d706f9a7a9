import { journeys } from './setup/journeys';

journeys('a browser context that is used again', ({ enter }) => {
  it('has another page after a script was added to every document of the first', async () => {
    const before = await enter();
    const context = before.page.context();
    await before.page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => document.body.remove()),
    );
    await before.leaves();
    const { page } = await enter();
    expect(page.context()).toBe(context);
    expect(page).not.toBe(before.page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  });

  it('has nothing of the guest before', async () => {
    const before = await enter({ as: 'free' });
    const context = before.page.context();
    await before.page.goto('/robots.txt');
    await context.route('/', (route) => route.abort());
    await context.grantPermissions(['notifications']);
    await before.page.evaluate(async () => {
      localStorage.setItem('left', 'behind');
      sessionStorage.setItem('left', 'behind');
      await (await caches.open('left')).put('/left', new Response('behind'));
      await new Promise((done) => {
        indexedDB.open('left').addEventListener('success', done);
      });
    });
    await before.page.setViewportSize({ width: 390, height: 844 });
    await before.page.emulateMedia({ media: 'print' });
    await context.setOffline(true);
    await before.leaves();

    const { page } = await enter();
    expect(page).toBe(before.page);
    expect(await context.cookies()).toEqual([]);
    await page.goto('/robots.txt');
    const found = await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      permission: Notification.permission,
      media: matchMedia('print').matches ? 'print' : 'screen',
      width: innerWidth,
    }));
    expect(found).toEqual({
      local: 0,
      session: 0,
      caches: [],
      databases: [],
      permission: 'denied',
      media: 'screen',
      width: 1280,
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'Log in' }).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('left'))).toBeNull();
  });
});
