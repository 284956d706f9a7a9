import { Dashboard } from './pages/Dashboard';
import { Keyboard } from './setup/Keyboard';
import { journeys } from './setup/journeys';
import { desk, fitsWindow, phone } from './setup/marketJourneys';

journeys('the dashboard', ({ enter }) => {
  it('is arranged by keyboard and pointer, and stays so in another browser', async () => {
    const guest = await enter({ as: 'pro', viewport: desk });
    const { page } = guest;
    const dashboard = new Dashboard(page);
    await dashboard.open();
    await fitsWindow(guest);
    const ours = await dashboard.titles();
    expect(ours).toEqual(
      expect.arrayContaining([
        'Shariah status of the market',
        'Changes of status',
        'The market',
        'My screens',
        'My lists',
        'Alerts',
        'Portfolio',
        'Zakat and purification',
        'Next consultation',
        'Community',
      ]),
    );

    const keyboard = new Keyboard(page);
    await keyboard.press(dashboard.button('Arrange'));
    await keyboard.isOn(page.getByRole('heading', { name: 'Arrange your dashboard' }));
    await keyboard.press(dashboard.button('Move Alerts up'));
    await page.keyboard.press('Enter');
    await page.getByText('Alerts is now 1 of', { exact: false }).waitFor();
    await keyboard.press(page.getByRole('checkbox', { name: 'Community' }), 'Space');
    await guest.checkPage();
    await keyboard.press(dashboard.button('Done'));
    await keyboard.isOn(dashboard.button('Arrange'));
    expect((await dashboard.titles())[0]).toBe('Alerts');
    expect(await dashboard.titles()).not.toContain('Community');
    await keyboard.press(dashboard.button('Arrange'));
    await keyboard.press(page.getByRole('checkbox', { name: 'Community' }), 'Space');
    await keyboard.press(dashboard.button('Done'));
    await keyboard.isOn(dashboard.button('Arrange'));
    expect(await dashboard.titles()).toContain('Community');

    await page.setViewportSize(phone);
    await dashboard.button('Arrange').click();
    await page.getByRole('checkbox', { name: 'Community' }).uncheck();
    await dashboard.drag('Zakat and purification', 'Alerts');
    expect((await dashboard.rows())[0]).toBe('Zakat and purification');
    await fitsWindow(guest);
    await dashboard.done();
    const mine = await dashboard.titles();
    expect(mine.slice(0, 2)).toEqual(['Zakat and purification', 'Alerts']);
    expect(mine).not.toContain('Community');

    const elsewhere = await enter({ as: 'pro', viewport: phone });
    const other = new Dashboard(elsewhere.page);
    await other.open();
    expect(await other.titles()).toEqual(mine);
    await other.button('Arrange').click();
    await other.button('Restore our order').click();
    await other.done();
    expect(await other.titles()).toEqual(ours);
  });
});
