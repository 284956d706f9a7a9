import type { FastifyInstance } from 'fastify';
import { buildTestApp, nextAddress, resetDatabase } from '../../../testing';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => resetDatabase(app));

const send = (body: unknown, remoteAddress = nextAddress()) =>
  app.inject({
    method: 'POST',
    url: '/api/csp-reports',
    // Firefox sends reports without cookies, and with an origin of its own
    headers: { 'content-type': 'application/csp-report', origin: 'null' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    remoteAddress,
  });
const report = (blocked: string, directive = 'script-src-elem') => ({
  'csp-report': {
    'document-uri': 'https://tayyib.example/shared/my-secret-link?email=ann@example.org',
    'effective-directive': directive,
    'blocked-uri': blocked,
  },
});

it('the address of CSP reports is where pages report to', async () => {
  const policy = String((await app.inject('/api/docs')).headers['content-security-policy']);
  const address = /report-uri (\S+)$/.exec(policy)?.[1];
  expect(address).toBe('/api/csp-reports');
});

it('logs the directive and the source, and no address of a page', async () => {
  const warn = jest.spyOn(app.log, 'warn');
  const sources = ['inline', 'https://evil.example/x.js?ann@example.org', 'data:text/ann'];
  for (const blocked of sources) expect((await send(report(blocked))).statusCode).toBe(204);
  const logged = warn.mock.calls.map(([entry]) => entry);
  expect(logged).toEqual(
    ['inline', 'https://evil.example', 'data:'].map((blocked) => ({ directive: 'script-src-elem', blocked })),
  );
});

it.each(['not json', '[]', '{}', JSON.stringify(report('inline', 'line\nend'))])(
  'refuses %s as a CSP report',
  async (body) => {
    expect((await send(body)).statusCode).toBe(400);
  },
);

it('refuses a large CSP report', async () => {
  expect((await send(report(`https://evil.example/${'x'.repeat(20_000)}`))).statusCode).toBe(413);
});

it('takes twenty CSP reports a minute from one address', async () => {
  const address = nextAddress();
  for (let sent = 0; sent < 20; sent += 1) expect((await send(report('eval'), address)).statusCode).toBe(204);
  expect((await send(report('eval'), address)).statusCode).toBe(429);
  expect((await send(report('eval'))).statusCode).toBe(204);
});
