import { Calls } from '../pages/Calls';
import { callJourneys } from '../setup/callJourneys';

callJourneys('two people at the calls pages', ({ enter }) => {
  it('cannot use the same name', async () => {
    const farah = await enter({ as: 'free' });
    const bilal = await enter({ as: 'basic' });
    const hers = new Calls(farah.page);
    const his = new Calls(bilal.page);
    await hers.open();
    await hers.goOnline('Noor');
    await his.open();
    await bilal.page.getByLabel('Your name in calls').fill('noor');
    await bilal.page.getByRole('button', { name: 'Go online' }).click();
    await bilal.page.getByRole('alert').getByText('The name noor is in use.').waitFor();
  });
});
