import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { readConfig } from '../../../config/config';
import type { IdentityConfig } from '../../../config/identityConfig';
import { buildTestApp, createBrowser, people } from '../../../testing';
import { messages } from '../../../database/schema/platform/messageTables';

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

const appWith = async (identity: Partial<IdentityConfig>) => {
  const app = await buildTestApp({ identity: { ...readConfig({ NODE_ENV: 'test' }).identity, ...identity } });
  apps.push(app);
  return app;
};

/** A mail server that records mails, or refuses them if told to. */
function catchMail() {
  const mails: string[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (!isRefusing) mails.push(Buffer.concat(chunks).toString());
        done(isRefusing ? new Error('Try later') : null);
      });
    },
  });
  return new Promise<{ url: string; mails: string[]; refuse: (is: boolean) => void; close: () => void }>(
    (resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const port = portOf(server.server.address());
        const refuse = (is: boolean) => void (isRefusing = is);
        resolve({ url: `smtp://127.0.0.1:${port}`, mails, refuse, close: () => server.close() });
      });
    },
  );
}

const portOf = (address: string | AddressInfo | null) =>
  typeof address === 'object' && address ? address.port : 0;

const askForCode = (app: FastifyInstance, email: string) =>
  createBrowser(app).post('/identity/email/code', { email });

describe('mail', () => {
  it('is sent over SMTP, and its body is deleted then', async () => {
    const post = await catchMail();
    const app = await appWith({ smtp: { url: post.url, from: 'Tayyib <no-reply@tayyib.example>' } });
    await askForCode(app, people.ann.email);
    await app.messages.deliverDue();
    const [mail = ''] = post.mails;
    expect(mail).toContain(`To: ${people.ann.email}`);
    expect(mail).toContain('From: Tayyib <no-reply@tayyib.example>');
    expect(mail).toContain('Subject: Your Tayyib code');
    expect(mail).toMatch(/Enter this code to sign in: \d{6}/);
    expect(await app.db.select().from(messages)).toEqual([
      expect.objectContaining({ status: 'sent', body: '', recipient: people.ann.email }),
    ]);
    post.close();
  });

  it('is retried when the mail server refuses it, and every client learns of the delay', async () => {
    const post = await catchMail();
    const app = await appWith({ smtp: { url: post.url, from: 'no-reply@tayyib.example' } });
    post.refuse(true);
    expect((await askForCode(app, people.ann.email)).json().data.isDelayed).toBe(false);
    await app.messages.deliverDue();
    for (const email of [people.bob.email, 'nobody@example.com']) {
      expect((await askForCode(app, email)).json().data.isDelayed).toBe(true);
    }
    post.refuse(false);
    app.clock.now = () => new Date(Date.now() + 31_000);
    await app.messages.deliverDue();
    expect(post.mails.some((mail) => mail.includes(`To: ${people.ann.email}`))).toBe(true);
    post.close();
  });

  it('is not sent after its code has expired', async () => {
    const post = await catchMail();
    const app = await appWith({ smtp: { url: post.url, from: 'no-reply@tayyib.example' } });
    post.refuse(true);
    await askForCode(app, people.ann.email);
    await app.messages.deliverDue();
    post.refuse(false);
    app.clock.now = () => new Date(Date.now() + 11 * 60_000);
    await app.jobs.runDue();
    await app.messages.deliverDue();
    expect(post.mails).toEqual([]);
    expect(await app.db.select().from(messages)).toEqual([
      expect.objectContaining({ status: 'failed', body: '' }),
    ]);
    post.close();
  });

  it('is sent once when two servers deliver at the same time', async () => {
    const post = await catchMail();
    const app = await appWith({ smtp: { url: post.url, from: 'no-reply@tayyib.example' } });
    await app.messages.add(app.db, {
      channel: 'mail',
      recipient: people.ann.email,
      subject: 'Once',
      body: 'Once',
      expiresAt: new Date(Date.now() + 60_000),
    });
    await Promise.all([app.messages.deliverDue(), app.messages.deliverDue()]);
    expect(post.mails).toHaveLength(1);
    post.close();
  });
});

describe('text messages', () => {
  it('are posted to the gateway with its key', async () => {
    const received: { authorization: string | undefined; body: string }[] = [];
    const gateway: Server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ authorization: request.headers.authorization, body });
        response.writeHead(202).end();
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const app = await appWith({
      sms: { url: `http://127.0.0.1:${portOf(gateway.address())}/send`, key: 'the-key' },
    });
    await app.messages.add(app.db, {
      channel: 'sms',
      recipient: '+12025550101',
      subject: '',
      body: '123456 is your code.',
      expiresAt: new Date(Date.now() + 60_000),
    });
    await app.messages.deliverDue();
    expect(received).toEqual([
      {
        authorization: 'Bearer the-key',
        body: JSON.stringify({ to: '+12025550101', text: '123456 is your code.' }),
      },
    ]);
    gateway.close();
  });
});

describe('the outbox', () => {
  const look = (app: FastifyInstance, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url: '/api/dev/outbox', headers: { host: 'localhost:8080', ...headers }, remoteAddress });

  it('shows messages that are not sent, to a browser on the same machine', async () => {
    const app = await appWith({});
    await createBrowser(app).post('/identity/password/forgot', { email: people.ann.email });
    await createBrowser(app).post('/add/user', {
      email: '"<script>"@example.com',
      first_name: 'X',
      password: 'a long secret',
    });
    const page = await look(app);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain(people.ann.email);
    expect(page.body).toMatch(/<a href="http:\/\/localhost:\d+\/password#[\w-]{43}">/);
    expect(page.body).not.toContain('<script>');
  });

  it.each([
    [{ host: 'tayyib.example' }, '127.0.0.1'],
    [{}, '203.0.113.9'],
  ])('responds with 404 for %j from %s', async (headers, address) => {
    expect((await look(await appWith({}), headers, address)).statusCode).toBe(404);
  });

  it('does not exist in production', async () => {
    const app = await appWith({ hasOutbox: false });
    expect(app.hasRoute({ method: 'GET', url: '/api/dev/outbox' })).toBe(false);
  });
});
