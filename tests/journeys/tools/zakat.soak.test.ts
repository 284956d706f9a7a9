import { Purification } from '../pages/tools/Purification';
import { Zakat } from '../pages/tools/Zakat';
import { Keyboard } from '../setup/Keyboard';
import { journeys } from '../setup/journeys';
import { desk, fitsWindow, phone } from '../setup/marketJourneys';
import { withoutNetwork } from '../setup/withoutNetwork';
import { printed } from '../setup/printed';
import { lowTargets, pixelsBelow } from '../setup/touchTargets';

journeys('a user whose zakat is due', ({ enter }) => {
  it('deducts what the purification calculator says is to be purified', async () => {
    const hafsa = await enter({ as: 'premium', viewport: desk });
    const { page } = hafsa;
    await new Purification(page).openWithAcme();
    await page.getByRole('link', { name: 'Deduct it before zakat' }).click();
    await new Zakat(page).openPart('Cash and bank');
    await page.getByRole('button', { name: 'Take from my purification' }).click();
    await page.getByText('₹50.00 entered (By dividend)').waitFor();
    await new Zakat(page).sum().getByText('To be given away, not as zakat').waitFor();
    await fitsWindow(hafsa);
  });

  it('is filled in with one hand on a phone', async () => {
    const { page } = await enter({ as: 'free', viewport: phone });
    const zakat = new Zakat(page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '100');
    await zakat.enter('Cash at hand', '400000');
    await zakat.answer().getByText('₹10,000.00').waitFor();
    expect(await lowTargets(page)).toEqual([]);
    // above the navigation of the phone
    const below = await pixelsBelow(page, 'a[href="#zakat-sum"]');
    expect(below).toBeGreaterThan(0);
    expect(below).toBeLessThan(100);
  });

  it('can be done with the keyboard alone', async () => {
    const { page } = await enter({ as: 'free', viewport: desk });
    const zakat = new Zakat(page);
    const keyboard = new Keyboard(page);
    await zakat.begin();
    for (const part of ['Cash and bank', 'Debts'])
      await keyboard.press(zakat.question().getByRole('button', { name: part, exact: true }));
    await zakat.tabTo('Cash at hand');
    await page.keyboard.type('500000');
    await zakat.tabTo('Due now');
    await page.keyboard.type('100000');
    await keyboard.press(zakat.settings());
    await zakat.tabTo('Pure silver (999), per gram');
    await page.keyboard.type('100');
    await zakat.answer().getByText('₹10,000.00').waitFor();
    await zakat.tabTo('Hanafi');
    await page.keyboard.press('ArrowDown');
    await zakat.answer().getByText('₹12,500.00').waitFor();
  });

  it('goes on without a connection, and finds everything after it is back', async () => {
    const salma = await enter({ as: 'free' });
    const zakat = new Zakat(salma.page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '100');
    await withoutNetwork(salma, async () => {
      await zakat.enter('Cash at hand', '400000');
      await zakat.answer().getByText('₹10,000.00').waitFor();
    });
    await salma.page.reload();
    await zakat.answer().getByText('₹10,000.00').waitFor();
  });

  it('prints the calculation alone, with its rules', async () => {
    const { page } = await enter({ as: 'free', viewport: desk });
    const zakat = new Zakat(page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '100');
    await zakat.enter('Cash at hand', '400000');
    await zakat.answer().getByText('₹10,000.00').waitFor();
    await page.getByLabel('Your wealth reached the nisab on').fill('2024-07-07');
    const sheet = await printed(page);
    expect(sheet).toMatch(/Owner\s+\S+.*\s+Printed on\s+\d/);
    expect(sheet).toMatch(/Due 26 June? 2025 \(1 Muharram 1447\)/);
    expect(sheet).toContain('to the nearest paisa');
    expect(sheet).toContain('₹10,000.00');
    expect(sheet).toContain('2.5%');
    expect(sheet).toMatch(/Choices by which it was calculated\s+School\s+Hanafi\s+Nisab\s+Silver, 612\.36 g/);
    expect(sheet).not.toContain('Bank balances');
    expect(sheet).not.toContain('Clear all');
  });
});
