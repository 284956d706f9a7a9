import { ringTimeoutMs } from '@tayyib/shared/limits';
import { callers } from '../journeys/setup/callers';
import { callJourneys } from '../journeys/setup/callJourneys';
import { pageMs } from '../journeys/setup/limits';
import { isAllReleased } from '../journeys/setup/watchMedia';

callJourneys('two people in a call', ({ enter }) => {
  const { online, together } = callers(enter);

  it('reach each other on another page, see a rejection, and miss a call', async () => {
    const { farah, bilal } = await together();
    const parveen = await online('premium', 'Parveen');
    await bilal.page.getByRole('link', { name: 'Dashboard' }).first().click();
    await bilal.page.waitForURL('**/dashboard');
    await farah.calls.call('Bilal');
    await bilal.page.getByRole('dialog').getByText('Farah is calling you.').waitFor();
    await bilal.checkPage();
    await bilal.calls.reject();
    const alert = farah.page.getByRole('alert');
    await alert.getByText('Call rejected by the callee').waitFor();
    await farah.page.getByRole('button', { name: 'OK' }).click();
    await isAllReleased(farah.page);

    // it rings until the timeout; meanwhile Bilal is busy
    await farah.calls.call('Bilal');
    await bilal.page.getByRole('dialog').getByText('Farah is calling you.').waitFor();
    await parveen.calls.call('Bilal');
    const busy = 'Callee is not able to pick up the call right now';
    await parveen.page.getByRole('alert').getByText(busy).waitFor();
    await alert.getByText('Nobody answered.').waitFor({ timeout: ringTimeoutMs + pageMs });
    await bilal.page.getByRole('alert').getByText('You missed this call.').waitFor();
    await bilal.page.getByRole('button', { name: 'OK' }).click();
    await bilal.page.getByRole('link', { name: 'Past calls' }).first().click();
    await bilal.page.getByText('2 missed calls since you were last here.').waitFor();
    for (const { page } of [farah, bilal, parveen]) await isAllReleased(page);
  });
});
