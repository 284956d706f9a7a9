import { Alerts } from './pages/Alerts';
import { Community } from './pages/Community';
import { journeys } from './setup/journeys';
import { fitsWindow, phone } from './setup/marketJourneys';

journeys('members of the community', ({ enter }) => {
  it('read, answer, edit and like each other live', async () => {
    const parveen = await enter({ as: 'premium' });
    const rafiq = await enter({ as: 'pro' });
    const hers = new Community(parveen.page);
    const his = new Community(rafiq.page);
    const question = 'Is gold in a demat account zakatable?';

    await hers.open();
    await parveen.page.getByRole('dialog').waitFor();
    await parveen.checkPage();
    await hers.agreeIfNeeded();
    await his.open();
    await his.agreeIfNeeded();

    await hers.write(question);
    await his.post(question).waitFor();
    await his.openThread(question);
    await hers.openThread(question);
    await his.reply('Yes, by its value on the day.');
    await hers.answer('Yes, by its value on the day.').waitFor();
    await hers.answer('Yes, by its value on the day.').getByRole('button', { name: /^Like/ }).click();
    await his.answer('Yes, by its value on the day.').getByLabel('1 like').waitFor();
    await rafiq.page.getByRole('button', { name: /^Edit your reply/ }).click();
    await his.answer('').getByRole('textbox').fill('Yes, by its **market** value.');
    await rafiq.page.getByRole('button', { name: 'Save' }).click();
    await hers.answer('Yes, by its market value.').waitFor();
    await parveen.checkPage();

    await hers.deleteOwn('The text of');
    await rafiq.page.getByText('This post was deleted.').waitFor();
    // the browser itself logs that the post is not there
    for (const { problems } of [parveen, rafiq]) problems.length = 0;
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
    await his.openThread(question);
    await his.reply('Yes, by its value on the day.');
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

    await hers.reply('Thank you', { mention: 'R' });
    await his.answer('Thank you').waitFor();
    await rafiq.page.getByRole('heading', { name: '2 replies' }).waitFor();
    await hers.deleteOwn('Thank you', 'reply');
    await his.answer('Thank you').waitFor({ state: 'detached' });
    await rafiq.page.getByRole('heading', { name: '1 reply' }).waitFor();
  });
});
