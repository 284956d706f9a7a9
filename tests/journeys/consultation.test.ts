import { Calls } from './pages/Calls';
import { Consultations } from './pages/Consultations';
import { callJourneys } from './setup/callJourneys';
import { withSmallCamera } from './setup/smallCamera';
import { isAllReleased, watchMedia } from './setup/watchMedia';

/** Reliance Industries, which is in the sample data. */
const isin = 'INE002A01018';

callJourneys('a consultation', ({ enter }) => {
  async function signedIn(plan: 'pro' | 'advisor' | 'free') {
    const guest = await enter({ as: plan });
    await watchMedia(guest.page);
    await withSmallCamera(guest.page);
    await guest.page.goto('/dashboard');
    return { ...guest, calls: new Calls(guest.page), consultations: new Consultations(guest.page) };
  }

  it('goes from a booking through a call to an answer shown with the stock', async () => {
    const asker = await signedIn('pro');
    const advisor = await signedIn('advisor');
    await advisor.consultations.open();
    await advisor.consultations.offers(6);
    await asker.consultations.openAbout(isin);
    await asker.checkPage();
    await asker.consultations.books('Is its treasury income a problem?');
    await asker.checkPage();
    const download = asker.page.waitForEvent('download');
    await asker.page.getByRole('button', { name: 'Add to my calendar' }).click();
    expect((await download).suggestedFilename()).toBe('consultation.ics');
    await asker.consultations.closesConfirmation();
    await asker.consultations.first().getByText('About Reliance').waitFor();

    // nobody goes online for it
    await asker.consultations.enters();
    await asker.consultations.room().getByText('is not here yet. They know that you wait.').waitFor();
    await advisor.consultations.first().getByText('is in the room and waits for you.').waitFor();
    await advisor.consultations.enters();
    await asker.consultations.room().getByText('Abdullah Advisor is here.').waitFor();
    await asker.page.getByRole('button', { name: 'Call Abdullah Advisor' }).click();
    await advisor.calls.accept();
    await Promise.all([asker.calls.seesFrames('Abdullah Advisor'), advisor.calls.seesFrames('Rafiq Pro')]);

    // the room shows the stock of the question; either side can change it
    await asker.consultations.sheetOf('Reliance').waitFor();
    await advisor.consultations.laysOnTheTable('tata consultancy', 'Tata Consultancy');
    await asker.consultations.sheetOf('Tata Consultancy').waitFor();
    // and points at a line, which the other finds again from another sheet
    await advisor.consultations.pointsAt('the reason');
    await asker.consultations
      .room()
      .getByText(/^Abdullah Advisor points at the reason, Tata Consultancy/)
      .waitFor();
    await asker.consultations.bringsToFront('Reliance');
    await asker.page.getByRole('button', { name: 'Show the line' }).click();
    await asker.consultations.sheetOf('Tata Consultancy').locator('[data-pointed]').waitFor();
    await asker.checkPage();
    await advisor.checkPage();
    // written beside the call, which goes on
    const answer = 'Below the limit of the standard; purify the interest.';
    await advisor.consultations.answers(answer);
    await asker.consultations.room().getByText(answer).waitFor();
    await asker.consultations
      .room()
      .getByText(/^Abdullah Advisor, Shariah advisor, /)
      .waitFor();
    await advisor.calls.hangUp();
    await asker.page.getByRole('button', { name: 'Call Abdullah Advisor' }).waitFor();
    await Promise.all([isAllReleased(asker.page), isAllReleased(advisor.page)]);

    await asker.consultations.leavesRoom();
    await asker.page.getByRole('button', { name: '5 of 5' }).first().click();
    await asker.page.getByText('Thank you for rating it:').first().waitFor();
    await asker.page.getByText('Only you and the advisor can read this answer.').waitFor();
    await asker.page.getByRole('button', { name: 'Publish the answer on the stock’s page' }).click();
    await asker.page.getByText('This answer is published on the stock’s page', { exact: false }).waitFor();

    const reader = await signedIn('free');
    await reader.page.goto(`/stock?isin=${isin}`);
    const panel = reader.page.getByRole('region', { name: 'Scholars’ answers' });
    await panel.getByText(answer).waitFor();
    expect(await panel.getByText('Rafiq').count()).toBe(0);
  });
});
