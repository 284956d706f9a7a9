import { createHmac } from 'node:crypto';
import sharp from 'sharp';
import { startTarget } from '../../server/src/features/social/alerts/channels/channels.testing';
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

const devices = [
  ['desk', desk],
  ['phone', phone],
] as const;

journeysIn(product, 'where alerts arrive', ({ enter }) => {
  it.each(devices)('is timed, and the times are saved, on a %s', async (device, viewport) => {
    const reader = await enter({ as: 'premium', viewport });
    const alerts = new Alerts(reader.page);
    await alerts.open();
    const times = alerts.times();
    await times.getByLabel(/^Mails/).selectOption('Once a day, together');
    await times.getByLabel('Daily mail at').fill('08:30');
    await times.getByLabel(/^Quiet hours/).selectOption('Pushes and mails wait');
    await times.getByLabel('Quiet from').fill('21:15');
    await times.getByLabel('Quiet until').fill('06:45');
    await times.getByRole('button', { name: 'Save the times' }).click();
    await times.getByText('Saved. Times are of India.').waitFor();
    await fitsWindow(reader, `notification times ${device}`);

    await reader.page.reload();
    await times.getByLabel('Quiet from').waitFor();
    expect(await times.getByLabel('Daily mail at').inputValue()).toBe('08:30');
    expect(await times.getByLabel('Quiet from').inputValue()).toBe('21:15');
    await times.getByLabel(/^Mails/).selectOption('At once');
    await times.getByLabel(/^Quiet hours/).selectOption('None');
    await times.getByRole('button', { name: 'Save the times' }).click();
    await times.getByText('Saved. Times are of India.').waitFor();
  });

  it.each(devices)(
    'is a program of the user, which can check the signature, on a %s',
    async (device, viewport) => {
      const program = await startTarget();
      try {
        const reader = await enter({ as: 'premium', viewport });
        const { page } = reader;
        const alerts = new Alerts(page);
        await alerts.open();
        const secret = await alerts.addWebhook(program.url);
        await fitsWindow(reader, `notification webhook ${device}`);
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
    },
  );

  it.each(devices)('includes the hits of a scanner, which staff add, on a %s', async (device, viewport) => {
    const [reader, staff] = [await enter({ as: 'pro', viewport }), await enter({ as: 'staff', viewport })];
    const [alerts, desktop] = [new Alerts(reader.page), new Alerts(staff.page)];
    await alerts.open();
    await staff.page.goto('/staff/alerts');
    const name = `Breakouts on a ${device}`;
    const address = await desktop.addScanner(name);
    await fitsWindow(staff, `staff scanner ${device}`);

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

  it.each(devices)(
    'has the picture of a message, and is no mail any more for who followed the link in one, on a %s',
    async (device, viewport) => {
      const [reader, staff] = [
        await enter({ as: 'basic', viewport }),
        await enter({ as: 'staff', viewport }),
      ];
      const { page } = reader;
      const alerts = new Alerts(page);
      await alerts.open();
      const mails = alerts.choice('Messages from the team', 'Mail');
      if (!(await mails.isChecked())) await alerts.choose(mails);

      await staff.page.goto('/staff/alerts');
      const title = `A new page for funds (${device})`;
      const popped = alerts.toastPicture(title);
      await new Alerts(staff.page).tellEveryone(title, 'Funds have a page of their own.', await aPicture());
      const picture = await popped;
      await fitsWindow(reader, `notification picture ${device}`);
      const mail = await mailAbout(page, reader.email, title);
      // a mail program has no session
      const address = /https?:[^\s"<]+\/api\/alerts\/pictures\/[\w-]+/.exec(mail)?.[0] ?? '';
      expect(address).toMatch(new RegExp(`${picture}$`));
      const shown = await fetch(address);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      await page.goto(/[^"]+\/api\/alerts\/unsubscribe\/[\w-]{43}/.exec(mail)?.[0] ?? '');
      await fitsWindow(reader, `unsubscribe ${device}`);
      await page.getByRole('button', { name: 'End the mails' }).click();
      await page.getByRole('heading', { name: 'These mails have ended' }).waitFor();

      await page.getByRole('link', { name: 'All settings of alerts' }).click();
      await mails.waitFor();
      expect(await mails.isChecked()).toBe(false);
    },
  );

  it.each(devices)('is a push with the picture of a message, on a %s', async (device, viewport) => {
    const [reader, staff] = [
      await enter({ as: 'basic', viewport, serviceWorkers: 'allow' }),
      await enter({ as: 'staff', viewport }),
    ];
    const { page } = reader;
    const pushes = await localPushService(page);
    try {
      const alerts = new Alerts(page);
      await alerts.open();
      const choice = alerts.choice('Messages from the team', 'Push');
      if (!(await choice.isChecked())) await alerts.choose(choice);
      await page.getByRole('button', { name: 'Send pushes to this browser' }).click();
      await page.getByText(/^1 browser receives pushes until you sign out there/).waitFor();

      await staff.page.goto('/staff/alerts');
      const title = `A picture for the phone in the pocket (${device})`;
      const popped = alerts.toastPicture(title);
      await new Alerts(staff.page).tellEveryone(title, 'Seen without the page.', await aPicture());
      const picture = await popped;
      expect(await pushes.shown()).toEqual({
        ...{ title, body: 'Seen without the page.', image: picture },
        ...{ icon: '/favicon.svg', data: { page: '/plan' } },
      });

      await page.getByRole('button', { name: 'Stop pushes here' }).waitFor();
      await fitsWindow(reader, `notification pushes ${device}`);
    } finally {
      await pushes.stop();
    }
  });
});
