import { callers } from '../setup/callers';
import { callJourneys } from '../setup/callJourneys';
import { isAllReleased } from '../setup/watchMedia';

callJourneys('two people in a call look at the same pages', ({ enter }) => {
  const { together } = callers(enter);

  it('one shows, the other follows as themselves until they go elsewhere, and both react', async () => {
    const { farah, bilal } = await together();
    await farah.calls.call('Bilal');
    await bilal.calls.accept();
    await Promise.all([farah.calls.seesFrames('Bilal'), bilal.calls.seesFrames('Farah')]);

    await bilal.page.getByRole('button', { name: 'React, or raise your hand' }).click();
    await bilal.page.getByRole('button', { name: 'dua' }).click();
    await farah.page.locator('[data-reaction="dua"]').waitFor();
    await bilal.page.keyboard.press('h');
    await farah.page.getByText('hand raised').waitFor();
    await bilal.checkPage();

    await farah.calls.showsPage();
    await farah.page.getByRole('link', { name: 'Indices' }).first().click();
    await farah.page.getByRole('button', { name: 'Show Bilal this page' }).click();
    await farah.page.getByText('Bilal does not follow.').waitFor();

    await bilal.page.getByText('Farah shows you the indices.').waitFor();
    await bilal.checkPage();
    await bilal.page.getByRole('button', { name: 'Follow', exact: true }).click();
    await bilal.page.waitForURL('**/indices');
    await bilal.page.getByRole('heading', { level: 1, name: 'Indices' }).waitFor();
    await farah.page.getByText('You show Bilal the indices. Bilal follows.').waitFor();
    await Promise.all([farah.checkPage(), bilal.checkPage()]);

    // a page of the account is not shown, and not opened on the other side
    await farah.page.goto('/profile');
    await farah.calls.seesFrames('Bilal');
    expect(new URL(bilal.page.url()).pathname).toBe('/indices');

    await bilal.page.getByRole('link', { name: 'Dashboard' }).first().click();
    await bilal.calls.seesFrames('Farah');
    await bilal.calls.hangUp();
    await Promise.all([isAllReleased(farah.page), isAllReleased(bilal.page)]);
  });
});
