import { createHash } from 'node:crypto';
import type { Alert } from '@tayyib/shared/contracts';
import sharp from 'sharp';
import { connectSocket, createBrowser, settleJobs } from '../../../../testing';
import { senderOf } from '../../../accounts/profile/profileFixtures';
import { signInAgain } from '../../../accounts/sessions/sessionFixtures';
import { browserOf } from '../../watchlists/watchlistFixtures';
import { aBrowser } from './deliveries.testing';
import { startDeliveries } from './startDeliveries.testing';

const origin = 'https://tayyib.example';
const on = startDeliveries();
/** Delivers what is due, as a server with a public address. Only then: sessions of a server without TLS are of other cookies. */
const deliver = () => {
  on.app.config.publicUrl = new URL(origin);
  return on.work();
};
const title = 'Markets “closed” <on Friday>';

const upload = async (color: string) => {
  const file = await sharp({ create: { width: 40, height: 20, channels: 3, background: color } })
    .png()
    .toBuffer();
  const send = senderOf(on.app, await signInAgain(on.app, 'sana'));
  const reply = await send('PUT', 'staff/alerts/picture', file, 'image/png');
  return reply.json<{ image: string }>().image;
};
const tellEveryone = async (image: string | null, text = 'There is no trading.') => {
  const { ask } = await browserOf(on.app, 'sana');
  expect((await ask('POST', 'staff/alerts/broadcasts', { title, text, link: '/plan', image })).status).toBe(
    201,
  );
  await settleJobs(on.app, 'send-broadcast');
};
/** A mail without the line breaks of quoted-printable. */
const decoded = (mail: string) =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );

it('a picture is on open pages, in the push and in the mail of a message of staff', async () => {
  const { ask } = await browserOf(on.app, 'ann');
  const browser = aBrowser(`${on.target.url}/ann`);
  await ask('PUT', 'alerts/push', browser.subscription);
  await ask('PUT', 'alerts/settings/choice', { kind: 'broadcast', channel: 'mail', isOn: true });
  const page = await connectSocket(on.app, 'ann');
  const popped = new Promise<Alert>((resolve) => page.on('data', resolve));
  const image = await upload('#7f66bc');
  await tellEveryone(image);
  await deliver();

  const path = `/api/alerts/pictures/${image}`;
  expect((await popped).image).toBe(path);
  page.close();
  const [message] = on.target.received;
  expect(message && browser.read(message)).toMatchObject({ title, image: path });
  const [mail = ''] = on.post.mails.map(decoded);
  expect(mail).toContain('Content-Type: multipart/alternative');
  expect(mail).toContain(`\r\n${origin}${path}\r\n`);
  expect(mail).toContain(
    `<img src="${origin}${path}" alt="Picture of “Markets “closed” &#60;on Friday&#62;”"`,
  );
  expect(mail).not.toContain('<on Friday></');
});

it('there is no picture where the message has none, whatever its text says', async () => {
  const { ask } = await browserOf(on.app, 'ann');
  await ask('PUT', 'alerts/settings/choice', { kind: 'broadcast', channel: 'mail', isOn: true });
  const elsewhere = `https://elsewhere.example/api/alerts/pictures/${'0'.repeat(32)}`;
  await tellEveryone(null, `Look at <img src="${elsewhere}">\n${elsewhere}`);
  await deliver();
  const [mail = ''] = on.post.mails.map(decoded);
  expect(mail).toContain('Content-Type: text/plain');
  expect(mail).not.toContain('text/html');
});

it('a picture opens without signing in, for mail programs, once its message was sent', async () => {
  const image = await upload('#3f7d55');
  const visitor = createBrowser(on.app);
  expect((await visitor.get(`/alerts/pictures/${image}`)).statusCode).toBe(404);
  await tellEveryone(image);
  const shown = await visitor.get(`/alerts/pictures/${image}`);
  expect(shown.statusCode).toBe(200);
  expect(createHash('sha256').update(shown.rawPayload).digest('hex').slice(0, 32)).toBe(image);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cross-origin-resource-policy': 'cross-origin',
  });
});
