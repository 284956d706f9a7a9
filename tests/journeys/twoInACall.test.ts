import { Account } from './pages/Account';
import { Calls } from './pages/Calls';
import { stories } from './stage';

stories('two people in a call', ({ enter }) => {
  /** Both online for calls, with fake cameras. */
  async function together() {
    const [farah, bilal] = [await enter(), await enter()];
    await new Account(farah.page).signIn('free@tayyib.example');
    await new Account(bilal.page).signIn('basic@tayyib.example');
    const [hers, his] = [new Calls(farah.page), new Calls(bilal.page)];
    await hers.open();
    await hers.goOnline('Farah');
    await his.open();
    await his.goOnline('Bilal');
    await hers.person('Bilal').waitFor();
    return { farah, bilal, hers, his };
  }

  it('see and hear each other, chat, and hang up', async () => {
    const { farah, bilal, hers, his } = await together();
    await hers.call('Bilal');
    await bilal.page.getByRole('dialog').getByText('Farah is calling you.').waitFor();
    await his.accept();
    await Promise.all([hers.seesFrames('Bilal'), his.seesFrames('Farah')]);
    await farah.looksAround();

    await hers.say('Assalamu alaikum');
    await his.line('Assalamu alaikum').waitFor();
    await his.say('Wa alaikum assalam');
    await hers.line('Wa alaikum assalam').waitFor();

    await bilal.page.getByRole('button', { name: 'Hang up' }).click();
    await farah.page.getByRole('button', { name: 'Hang up' }).waitFor({ state: 'detached' });
    await bilal.page.getByRole('button', { name: 'Hang up' }).waitFor({ state: 'detached' });
  });

  it('reach each other on another page, and hear of a rejection', async () => {
    const { farah, bilal, hers } = await together();
    await bilal.page.getByRole('link', { name: 'Dashboard' }).first().click();
    await bilal.page.waitForURL('**/dashboard');
    await hers.call('Bilal');
    const ring = bilal.page.getByRole('dialog');
    await ring.getByText('Farah is calling you.').waitFor();
    await bilal.looksAround();
    await ring.getByRole('button', { name: 'Reject' }).click();
    await farah.page.getByRole('alert').getByText('Call rejected by the callee').waitFor();
  });
});
