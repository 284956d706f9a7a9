import { Zakat } from './pages/Zakat';
import { journeys } from './setup/journeys';

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
});
