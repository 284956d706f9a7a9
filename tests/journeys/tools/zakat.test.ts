import { Purification } from '../pages/tools/Purification';
import { Zakat } from '../pages/tools/Zakat';
import { journeys } from '../setup/journeys';
import { desk, fitsWindow, phone } from '../setup/marketJourneys';
import { withoutNetwork } from '../setup/withoutNetwork';
import { printed } from '../setup/printed';
import { lowTargets, pixelsBelow } from '../setup/touchTargets';

journeys('a user whose zakat is due', ({ enter }) => {
  it('sees a fortieth of assets less debts, and finds it again after a reload', async () => {
    const farah = await enter({ as: 'free' });
    const zakat = new Zakat(farah.page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '100');
    await zakat.enter('Cash at hand', '1000');
    await zakat.answer().getByText('Below the nisab: nothing due').waitFor();

    await zakat.enter('Bank balances', '499000');
    await zakat.enter('Due now', '100000');
    await zakat.answer().getByText('₹10,000.00').waitFor();
    await farah.checkPage();

    await farah.page.reload();
    await zakat.answer().getByText('₹10,000.00').waitFor();
  });

  it.each([
    ['phone', phone],
    ['desk', desk],
  ] as const)(
    'enters jewellery, a company and the year on a %s, in both themes',
    async (device, viewport) => {
      const maryam = await enter({ as: 'premium', viewport });
      const { page } = maryam;
      const zakat = new Zakat(page);
      await zakat.open();
      await zakat.enter('Pure silver (999), per gram', '100');
      await zakat.enter('Bank balances', '510000');
      await zakat.enter('Interest and impure income in it', '10000');
      await zakat.chooseFrom('How to value gold 1', 'By value');
      await zakat.enter('Value of gold 1', '200000');
      await zakat.answer().getByText('₹17,500.00').waitFor();

      await zakat.addCompany('reliance');
      const company = zakat.region('Reliance Industries Limited');
      await company.getByLabel('Market value').fill('1000000');
      await company.getByText(/^\d+\.\d\d%: ₹/).waitFor();
      await company.getByText('25% of value').click();
      await zakat.answer().getByText('₹23,750.00').waitFor();
      await company.getByRole('button', { name: 'Remove Reliance Industries Limited' }).click();
      await zakat.answer().getByText('₹17,500.00').waitFor();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await zakat.answer().getByText('₹23,750.00').waitFor();

      await page.getByLabel('Your wealth reached the nisab on').fill('2024-07-07');
      await page.getByText(/Zakat was due on 26 June? 2025 \(1 Muharram 1447\)/).waitFor();
      // it is loaded by itself, and moves what is below it
      await page.getByRole('group', { name: 'If you give it late' }).waitFor();
      await page.getByRole('button', { name: 'Show the nisab over time' }).click();
      await page.getByText(/are on file\. A plot needs two|Show the last \d+ as a table/).waitFor();
      await zakat.sum().getByText('How did you get this?').first().click();
      await fitsWindow(maryam, `zakat ${device} light`);
      await page.getByRole('switch', { name: 'Dark theme' }).click();
      await fitsWindow(maryam, `zakat ${device} dark`);
    },
  );

  it('deducts what the purification calculator says is to be purified', async () => {
    const hafsa = await enter({ as: 'premium', viewport: desk });
    const { page } = hafsa;
    await new Purification(page).openWithAcme();
    await page.getByRole('link', { name: 'Deduct it before zakat' }).click();
    await page.getByRole('button', { name: 'Take from my purification' }).click();
    await page.getByText('₹50.00 entered (By dividend)').waitFor();
    await new Zakat(page).sum().getByText('To be given away, not as zakat').waitFor();
    await fitsWindow(hafsa, 'zakat purified desk');
  });

  it('is filled in with one hand on a phone, and undoes a change there', async () => {
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
    await page.getByRole('button', { name: 'Close all sections' }).click();
    await page.getByLabel('Life insurance', { exact: true }).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Provident fund, pension and insurance' }).click();
    await page.getByLabel('Life insurance', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo change' }).click();
    await zakat.answer().getByText('Below the nisab: nothing due').waitFor();
  });

  it('can be done with the keyboard alone', async () => {
    const { page } = await enter({ as: 'free', viewport: desk });
    const zakat = new Zakat(page);
    await zakat.open();
    await zakat.tabTo('Cash at hand');
    await page.keyboard.type('500000');
    await zakat.tabTo('Due now');
    await page.keyboard.type('100000');
    await zakat.tabTo('Pure silver (999), per gram');
    await page.keyboard.type('100');
    await zakat.answer().getByText('₹10,000.00').waitFor();
    // the buttons that undo have a place beside the form, not on it
    const undo = await page.getByRole('button', { name: 'Undo change' }).boundingBox();
    const form = await page.locator('form:has(#section-money)').boundingBox();
    expect(undo!.x).toBeGreaterThanOrEqual(form!.x + form!.width);
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
    const sheet = await printed(page, 'zakat-print');
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
