import { Alerts } from './pages/Alerts';
import { Community } from './pages/Community';
import { journeys } from './setup/journeys';
import { fitsWindow, phone } from './setup/marketJourneys';

journeys('members of the community', ({ enter }) => {
  it('read each other live', async () => {
    const parveen = await enter({ as: 'premium' });
    const rafiq = await enter({ as: 'pro' });
    const hers = new Community(parveen.page);
    const his = new Community(rafiq.page);

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

  it('reply and mention each other on a phone, and open the reply from its alert', async () => {
    const parveen = await enter({ as: 'premium', viewport: phone });
    const rafiq = await enter({ as: 'pro', viewport: phone });
    const hers = new Community(parveen.page);
    const his = new Community(rafiq.page);
    for (const member of [hers, his]) {
      await member.open();
      await member.agreeIfNeeded();
    }
    const question = 'Is a sovereign gold bond zakatable?';
    await hers.write(question);
    await fitsWindow(parveen);

    await parveen.page.goto('/notification');
    await his.reply(question, 'Yes, by its value on the day.');
    await his.answer('Yes, by its value').waitFor();
    await fitsWindow(rafiq);
    await new Alerts(parveen.page)
      .toast(/replied to your post$/)
      .or(parveen.page.getByRole('link', { name: /replied to your post/ }))
      .first()
      .click();
    await parveen.page.waitForURL(/\/community\?post=\d+&reply=\d+$/);
    const reply = hers.answer('Yes, by its value on the day.');
    await reply.and(parveen.page.locator(':focus')).waitFor();
    await fitsWindow(parveen);

    await hers.reply('Yes, by its value', 'Thank you', { mention: 'P' });
    await his.answer('Thank you').waitFor();
    await rafiq.page.getByRole('button', { name: '2 replies' }).waitFor();

    await hers.deleteOwn('Thank you', 'reply');
    await his.answer('Thank you').waitFor({ state: 'detached' });
    await rafiq.page.getByRole('button', { name: '1 reply' }).waitFor();
    await parveen.page.getByRole('link', { name: 'All posts' }).click();
    await hers.deleteOwn(question);
    await his.post(question).waitFor({ state: 'detached' });
    await parveen.page.goBack();
    await parveen.page.getByText('This post was deleted.').waitFor();
    await fitsWindow(parveen);
    // the browser itself logs that the post is not there
    expect(parveen.problems.filter((problem) => !/404 .*\/api\/community\/posts\/\d+/.test(problem))).toEqual(
      [],
    );
    parveen.problems.length = 0;
  });
});
