import { Community } from './pages/Community';
import { journeys } from './setup/journeys';

journeys('members of the community', ({ enter }) => {
  it('read each other live', async () => {
    const [parveen, rafiq] = [await enter({ as: 'premium' }), await enter({ as: 'pro' })];
    const [hers, his] = [new Community(parveen.page), new Community(rafiq.page)];

    await hers.open();
    await parveen.page.getByRole('dialog').waitFor();
    await parveen.checkPage();
    await hers.agreeToTerms();
    await his.open();
    await his.agreeToTerms();

    await hers.write('Is gold held in a demat account zakatable?');
    await his.post('Is gold held in a demat account zakatable?').waitFor();
    await his.write('Yes, by its value on the day.');
    await hers.post('Yes, by its value on the day.').waitFor();
    await parveen.checkPage();

    await hers.deleteOwn('Is gold held in a demat account zakatable?');
    await his.post('Is gold held in a demat account zakatable?').waitFor({ state: 'detached' });
    await rafiq.page.reload();
    await his.post('Yes, by its value on the day.').waitFor();
  });

  it('are the only users with access', async () => {
    const farah = await enter({ as: 'free' });
    await farah.page.goto('/community');
    await farah.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await farah.page.getByLabel('Write to the community').count()).toBe(0);
    await farah.checkPage();
  });
});
