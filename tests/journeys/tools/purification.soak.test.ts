import { Purification } from '../pages/tools/Purification';
import { journeys } from '../setup/journeys';
import { desk } from '../setup/marketJourneys';
import { printed } from '../setup/printed';
import { withoutNetwork } from '../setup/withoutNetwork';

journeys('a visitor who purifies what shares brought', ({ enter }) => {
  it('adds a holding with the keyboard alone', async () => {
    const { page } = await enter({ viewport: desk });
    const purification = new Purification(page);
    await purification.open();
    const field = page.getByLabel('Company or fund');
    for (let presses = 0; presses < 80; presses += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Acme Limited');
    await page.keyboard.press('Enter');
    await purification.card('Acme Limited').getByText('Type how many shares you bought.').waitFor();
    await page.getByRole('button', { name: 'Remove Acme Limited' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Undo' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await purification.card('Acme Limited').waitFor();
  });

  it('goes on without a connection, and finds everything after it is back', async () => {
    const guest = await enter();
    const { page } = guest;
    const purification = new Purification(page);
    await purification.openWithAcme();
    await withoutNetwork(guest, async () => {
      await purification.card('Acme Limited').getByLabel('Dividends received').fill('4000');
      await purification.answer().getByText('₹100.00').waitFor();
    });
    await page.reload();
    await purification.answer().getByText('₹100.00').waitFor();
  });

  it('prints the holdings and what is due', async () => {
    const { page } = await enter({ viewport: desk });
    await new Purification(page).openWithAcme();
    const sheet = await printed(page);
    expect(sheet).toContain('Acme Limited');
    expect(sheet).toMatch(/Owner\s+\S+.*\s+Printed on\s+\d/);
    expect(sheet).toContain('₹50.00');
    expect(sheet).not.toContain('Company or fund');
  });
});
