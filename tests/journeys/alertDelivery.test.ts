import { createHmac } from 'node:crypto';
import sharp from 'sharp';
import { startTarget } from '../../server/src/features/personal/alerts/deliveries/deliveries.testing';
import { Alerts } from './pages/Alerts';
import { mailAbout } from './pages/outbox';
import { ownJourneyProduct } from './setup/journeyProduct';
import { journeysIn } from './setup/journeys';
import { localPushService } from './setup/localPushService';
import { desk, fitsWindow, phone } from './setup/marketJourneys';

// webhooks may lead to this machine, where the receiver is
const product = ownJourneyProduct(async () => ({ ALERT_TARGETS: 'any' }));

const aPicture = () =>
  sharp({ create: { width: 640, height: 320, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();

journeysIn(product, 'where alerts arrive', ({ enter }) => {
  it('is a program of the user, which can check the signature, on a desk', async () => {
    const program = await startTarget();
    try {
      const reader = await enter({ as: 'premium', viewport: desk });
      const { page } = reader;
      const alerts = new Alerts(page);
      await alerts.openSettings();
      const secret = await alerts.addWebhook(program.url);
      await fitsWindow(reader);
      await page.getByRole('button', { name: `Test ${program.url}` }).click();
      await page.getByText('It was accepted.').waitFor();

      const [message] = program.received;
      const header = String(message?.headers['tayyib-signature']);
      const [, seconds, signature] = /^t=(\d+),v1=(\w+)$/.exec(header) ?? [];
      const expected = createHmac('sha256', secret).update(`${seconds}.${message?.body.toString()}`);
      expect(signature).toBe(expected.digest('hex'));

      await page.getByRole('button', { name: `Remove ${program.url}` }).click();
      await page.getByRole('button', { name: `Really remove ${program.url}` }).click();
      await page.getByRole('button', { name: `Test ${program.url}` }).waitFor({ state: 'detached' });
      await page.reload();
      await alerts.choice('Verdict changes', 'Mail').waitFor();
      expect(await page.getByText(program.url).count()).toBe(0);
    } finally {
      await program.stop();
    }
  });

  it('includes the hits of a scanner, which staff add, on a desk', async () => {
    const reader = await enter({ as: 'pro', viewport: desk });
    const staff = await enter({ as: 'staff', viewport: desk });
    const alerts = new Alerts(reader.page);
    const desktop = new Alerts(staff.page);
    await alerts.open();
    await staff.page.goto('/staff/alerts');
    const name = 'Breakouts';
    const address = await desktop.addScanner(name);
    await fitsWindow(staff);

    // only who presses it is alerted
    const tried = desktop.toast(name).waitFor();
    await staff.page.getByRole('button', { name: `Test ${name}` }).click();
    await tried;
    expect(await alerts.toast(name).count()).toBe(0);

    const popped = alerts.toast(name).waitFor();
    const data = {
      stocks: 'RELIANCE,INFY',
      trigger_prices: '1400.5,1500',
      triggered_at: '2:34 pm',
      alert_name: name,
    };
    const reply = await staff.page.request.post(address, { data });
    expect(await reply.json()).toEqual({ accepted: true });
    await popped;

    await staff.page.getByRole('button', { name: `Pause ${name}` }).click();
    await staff.page.getByRole('button', { name: `Resume ${name}` }).waitFor();
    const later = await staff.page.request.post(address, { data: { ...data, triggered_at: '2:35 pm' } });
    expect(await later.json()).toEqual({ accepted: false });
  });

  it('has the picture of a message, and is no mail any more for who followed the link in one, on a phone', async () => {
    const reader = await enter({ as: 'basic', viewport: phone });
    const staff = await enter({ as: 'staff', viewport: phone });
    const { page } = reader;
    const alerts = new Alerts(page);
    await alerts.openSettings();
    const mails = alerts.choice('Messages from the team', 'Mail');
    if (!(await mails.isChecked())) await alerts.choose(mails);

    await staff.page.goto('/staff/alerts');
    const title = 'A new page for funds';
    const popped = alerts.toastPicture(title);
    await new Alerts(staff.page).tellEveryone(title, 'Funds have a page of their own.', await aPicture());
    const picture = await popped;
    await fitsWindow(reader);
    const mail = await mailAbout(page, reader.email, title);
    // a mail program has no session
    const address = /https?:[^\s"<]+\/api\/alerts\/pictures\/[\w-]+/.exec(mail)?.[0] ?? '';
    expect(address).toMatch(new RegExp(`${picture}$`));
    const shown = await fetch(address);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await page.goto(/[^"]+\/api\/alerts\/unsubscribe\/[\w-]{43}/.exec(mail)?.[0] ?? '');
    await fitsWindow(reader);
    await page.getByRole('button', { name: 'End the mails' }).click();
    await page.getByRole('heading', { name: 'These mails have ended' }).waitFor();

    await page.getByRole('link', { name: 'All settings of alerts' }).click();
    await mails.waitFor();
    expect(await mails.isChecked()).toBe(false);
  });

  it('is a push with the picture of a message, on a phone', async () => {
    const reader = await enter({ as: 'basic', viewport: phone, serviceWorkers: 'allow' });
    const staff = await enter({ as: 'staff', viewport: phone });
    const { page } = reader;
    const pushes = await localPushService(page);
    try {
      const alerts = new Alerts(page);
      await alerts.openSettings();
      await page.getByRole('button', { name: 'Send pushes to this browser' }).click();
      await page.getByText(/^1 browser receives pushes until you sign out there/).waitFor();
      const choice = alerts.choice('Messages from the team', 'Push');
      if (!(await choice.isChecked())) await alerts.choose(choice);

      await staff.page.goto('/staff/alerts');
      const title = 'A picture for the phone in the pocket';
      const popped = alerts.toastPicture(title);
      await new Alerts(staff.page).tellEveryone(title, 'Seen without the page.', await aPicture());
      const picture = await popped;
      expect(await pushes.shown()).toEqual({
        title,
        body: 'Seen without the page.',
        image: picture,
        icon: '/favicon.svg',
        data: { page: '/plan' },
      });

      await page.getByRole('button', { name: 'Stop pushes here' }).waitFor();
      await fitsWindow(reader);
    } finally {
      await pushes.stop();
    }
  });
});
