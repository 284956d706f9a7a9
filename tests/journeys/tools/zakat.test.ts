import { Zakat } from '../pages/tools/Zakat';
import { journeys } from '../setup/journeys';
import { fitsWindow, phone } from '../setup/marketJourneys';

journeys('a user whose zakat is due', ({ enter }) => {
  it('sees a fortieth of assets less debts, and finds it again after a reload', async () => {
    const farah = await enter({ as: 'free' });
    const zakat = new Zakat(farah.page);
    await zakat.begin();
    await zakat.openPart('Cash and bank');
    await zakat.openPart('Debts');
    await zakat.settings().click();
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

  it('enters jewellery, a company and the year on a phone, in both themes', async () => {
    const maryam = await enter({ as: 'premium', viewport: phone });
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
    await zakat
      .sum()
      .getByLabel(/^How did you get this\?/)
      .first()
      .click();
    await fitsWindow(maryam);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(maryam);
  });
});
