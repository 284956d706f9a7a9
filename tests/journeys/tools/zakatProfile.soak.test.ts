import { Zakat } from '../pages/tools/Zakat';
import { journeys } from '../setup/journeys';
import { desk, fitsWindow, phone } from '../setup/marketJourneys';

journeys('a user with a business and a pension', ({ enter }) => {
  it('sees what each choice changes, on a phone and a desk, and brings a removed business back', async () => {
    const guest = await enter({ as: 'free', viewport: phone });
    const { page } = guest;
    const zakat = new Zakat(page);
    await zakat.open();
    await zakat.enter('Pure silver (999), per gram', '100');
    await page.getByRole('button', { name: 'Add a business or a share in one' }).click();
    await zakat.enter('Money of the business', '400000');
    await zakat.enter('Its goods for sale', '2000000');
    await zakat.enter('Owed to it by customers', '1600000');
    await zakat.enter('What it owes', '2500000');
    await zakat.answer().getByText('₹37,500.00').waitFor();
    await zakat.enter('Your share of it', '50');
    await zakat.answer().getByText('₹18,750.00').waitFor();

    // at first a pension counts as nothing, and the line says by whose rule
    await zakat.enter('NPS or another pension', '1000000');
    await zakat
      .sum()
      .getByRole('list', { name: 'You own' })
      .getByText('Not until received', { exact: true })
      .waitFor();
    await zakat.answer().getByText('₹18,750.00').waitFor();
    await zakat.choose('What you could withdraw now');
    await zakat.answer().getByText('Type what of your pension you could withdraw now').waitFor();
    await zakat.enter('Of the pension, what you could withdraw now', '600000');
    await zakat.answer().getByText('₹33,750.00').waitFor();
    await zakat.choose('25% of its value');
    await zakat.answer().getByText('₹25,000.00').waitFor();

    // a school sets what a business owes, not the pension
    await zakat.ofSchool('Hanafi', '₹25,000.00');
    await zakat.ofSchool('Shafi‘i', '₹56,250.00');
    await zakat.choose('Shafi‘i');
    await zakat.answer().getByText('₹56,250.00').waitFor();
    await zakat.choose('Deduct from its current assets');
    await page.getByText('None: you chose a mixture.').waitFor();
    await zakat.answer().getByText('₹25,000.00').waitFor();
    await zakat
      .sum()
      .getByLabel(/^How did you get this\?/)
      .first()
      .click();
    await fitsWindow(guest);

    await page.setViewportSize(desk);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest);

    // with the keyboard alone
    await page.getByRole('button', { name: 'Remove Business 1' }).focus();
    await page.keyboard.press('Enter');
    await zakat.answer().getByText('₹6,250.00').waitFor();
    await page.getByRole('button', { name: 'Undo' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await zakat.answer().getByText('₹25,000.00').waitFor();
  });
});
