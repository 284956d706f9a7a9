import { Alerts } from './pages/Alerts';
import { Keyboard } from './setup/Keyboard';
import { ownJourneyProduct } from './setup/journeyProduct';
import { journeysIn } from './setup/journeys';
import { desk, fitsWindow } from './setup/marketJourneys';

journeysIn(ownJourneyProduct(), 'alerts', ({ enter }) => {
  it('are chosen, filtered and received on a desk', async () => {
    const reader = await enter({ as: 'pro', viewport: desk });
    const { page } = reader;
    const keyboard = new Keyboard(page);
    const alerts = new Alerts(page);
    await alerts.openSettings();
    await fitsWindow(reader);

    const box = alerts.choice('Followed screens', 'Mail');
    const wasOn = await box.isChecked();
    const saved = page.waitForResponse('**/api/alerts/settings/choice');
    await keyboard.press(box, 'Space');
    expect((await saved).status()).toBe(200);
    await page.reload();
    await alerts
      .choice('Followed screens', 'Mail')
      .and(page.locator(':checked'))
      .waitFor({
        state: wasOn ? 'hidden' : 'visible',
      });

    await alerts.open();
    await alerts.addPrice('RELIANCE', '0.05');
    await alerts.waiting('1 of 100 waiting').waitFor();
    await fitsWindow(reader);
    await keyboard.press(page.getByRole('button', { name: /^Remove Reliance/ }));
    await alerts.waiting('0 of 100 waiting').waitFor();
    await keyboard.isOn(page.getByRole('button', { name: 'Undo' }));
    await fitsWindow(reader);
    await page.keyboard.press('Enter');
    await alerts.waiting('1 of 100 waiting').waitFor();
    await page.getByRole('button', { name: /^Remove Reliance/ }).click();
    await alerts.waiting('0 of 100 waiting').waitFor();

    const staff = await enter({ as: 'staff', viewport: desk });
    await staff.page.goto('/staff/alerts');
    const desktop = new Alerts(staff.page);
    await staff.page.getByText('There is no scanner yet.').waitFor();
    await fitsWindow(staff);
    const title = 'Markets are closed tomorrow';
    const popped = alerts.toast(title).waitFor();
    await desktop.tellEveryone(title, 'There is no trading on Friday, and no new verdicts.');
    await popped;
    await fitsWindow(staff);

    await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
    const bell = page.getByRole('region', { name: 'Notifications', exact: true });
    await bell.getByRole('link', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await (await alerts.show('Price alerts')).getByText('No notifications of this kind.').waitFor();
    const list = await alerts.show('Messages from the team');
    await list.getByRole('link', { name: title }).waitFor();
    await fitsWindow(reader);
    await keyboard.press(list.getByRole('button', { name: 'Mark all read' }));
    await keyboard.isOn(list.getByRole('heading', { name: 'Your notifications' }));
    await keyboard.tabTo(list.getByRole('combobox'));
    await page.keyboard.type('Unread');
    await list.getByText('No notifications of this kind.').waitFor();
  });
});
