import { Calls } from '../pages/Calls';
import { callJourneys } from '../setup/callJourneys';

callJourneys('two people at the calls pages', ({ enter }) => {
  it('see each other online on any page, until one leaves', async () => {
    const farah = await enter({ as: 'free' });
    const bilal = await enter({ as: 'basic' });
    const hers = new Calls(farah.page);
    const his = new Calls(bilal.page);

    await hers.open();
    await hers.checkCamera();
    await farah.checkPage();
    await hers.goOnline('Farah');
    await his.open();
    await his.goOnline('Bilal');
    await hers.person('Bilal').waitFor();
    await his.person('Farah').waitFor();
    await farah.checkPage();

    await farah.page.getByRole('link', { name: 'Dashboard' }).first().click();
    await farah.page.waitForURL('**/dashboard');
    await farah.page.goBack();
    await hers.person('Bilal').waitFor();
    expect(await his.person('Farah').count()).toBe(1);

    await his.leave();
    await hers.person('Bilal').waitFor({ state: 'detached' });
    await his.goOnline('Bilal');
    await hers.person('Bilal').waitFor();
    await bilal.leaves();
    await hers.person('Bilal').waitFor({ state: 'detached' });
  });
});
