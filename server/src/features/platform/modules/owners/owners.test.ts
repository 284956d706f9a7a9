import { NewModuleTokenReply } from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '../../../../database/schema/accounts/identityTables';
import { moduleTokens, moduleVersions } from '../../../../database/schema/platform/modulesTables';
import { dayMs } from '../../../../lib/durations';
import type { PersonName } from '../../../../testing';
import { signedIn, userIdOf } from '../../../../testing';
import {
  aRelease,
  archiveOf,
  asStaff,
  buildModuleApp,
  entryOf,
  publish,
  sentFilesOf,
} from '../moduleFixtures';

let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await buildModuleApp(aRelease('tools', '1.0.0')));
  // two more on the staff: of other teams than Sana
  for (const name of ['bob', 'paro'] as const) await setRoles(name, ['staff']);
});
afterAll(() => close());

const why = 'For the team';

async function setRoles(name: PersonName, roles: ('staff' | 'admin')[]) {
  await app.db
    .update(users)
    .set({ roles })
    .where(eq(users.id, await userIdOf(app, name)));
}

const release = (id: string, version: string) => sentFilesOf(aRelease(id, version));
const codeOf = (reply: { statusCode: number; json: () => { code?: string } }) =>
  reply.statusCode < 300 ? 'done' : `${reply.statusCode} ${reply.json().code}`;
const setOwners = (id: string, owners: string[], as: PersonName) =>
  asStaff(app, 'PUT', `/modules/${id}/owners`, { owners, why }, as);
const ownersOf = async (id: string) => {
  const { modules } = (await asStaff(app, 'GET', '/modules')).json();
  const found = modules.find((module: { id: string }) => module.id === id);
  return found.owners.map(({ email }: { email: string }) => email);
};

/** A new token of a module. */
async function makeToken(id: string, as: PersonName = 'sana', days = 30) {
  const reply = await asStaff(app, 'POST', `/modules/${id}/tokens`, { name: 'CI', days }, as);
  expect(reply.statusCode).toBe(201);
  return NewModuleTokenReply.parse(reply.json());
}

/** Publishes with a token and without a session. */
async function publishWith(secret: string, id: string, version: string) {
  return app.inject({
    method: 'POST',
    url: `/api/modules/${id}/releases`,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/x-tar' },
    payload: await archiveOf(release(id, version)),
  });
}

describe('the owners of a module', () => {
  it('are its first publisher, and who they name', async () => {
    expect(codeOf(await publish(app, 'news', release('news', '1.0.0')))).toBe('done');
    expect(await ownersOf('news')).toEqual(['sana@tayyib.example']);
    expect(codeOf(await setOwners('news', ['sana@tayyib.example', 'Paro@tayyib.example'], 'sana'))).toBe(
      'done',
    );
    expect(codeOf(await publish(app, 'news', release('news', '1.1.0'), 'paro'))).toBe('done');
  });

  it('do not exist for a module that came only with builds, until its first upload', async () => {
    expect(await ownersOf('tools')).toEqual([]);
    expect(codeOf(await publish(app, 'tools', release('tools', '2.0.0')))).toBe('done');
    expect(await ownersOf('tools')).toEqual(['sana@tayyib.example']);
    expect(codeOf(await publish(app, 'tools', release('tools', '3.0.0'), 'bob'))).toBe('403 not-an-owner');
  });

  it('are the only ones who publish it, make its tokens and name its owners, with administrators for the last', async () => {
    for (const name of ['bob', 'amin'] as const) {
      expect(codeOf(await publish(app, 'news', release('news', '9.0.0'), name))).toBe('403 not-an-owner');
      const made = await asStaff(app, 'POST', '/modules/news/tokens', { name: 'CI', days: 1 }, name);
      expect(codeOf(made)).toBe('403 not-an-owner');
    }
    expect(codeOf(await setOwners('news', ['bob@tayyib.example'], 'bob'))).toBe('403 not-an-owner');
    expect(codeOf(await asStaff(app, 'GET', '/modules/news/tokens', undefined, 'bob'))).toBe(
      '403 not-an-owner',
    );
    expect(codeOf(await setOwners('news', ['sana@tayyib.example'], 'amin'))).toBe('done');
    expect(codeOf(await publish(app, 'news', release('news', '9.0.0'), 'paro'))).toBe('403 not-an-owner');
  });

  it('are on the staff', async () => {
    expect(codeOf(await setOwners('news', ['ann@tayyib.example'], 'sana'))).toBe('422 not-staff');
    expect(codeOf(await setOwners('news', ['none@tayyib.example'], 'sana'))).toBe('422 unknown-people');
    expect(codeOf(await setOwners('news', [], 'sana'))).toBe('400 invalid-request');
  });

  it('leave the rollout to all of the staff', async () => {
    await publish(app, 'news', release('news', '1.2.0'));
    const stable = { version: '1.2.0', why };
    expect(codeOf(await asStaff(app, 'PUT', '/modules/news/stable', stable, 'bob'))).toBe('done');
    expect(codeOf(await asStaff(app, 'PUT', '/modules/news/enabled', { enabled: true, why }, 'bob'))).toBe(
      'done',
    );
    expect(await entryOf(app, 'news', 'ann')).toMatchObject({ version: '1.2.0' });
  });

  it('are one where two publish a new module at the same time', async () => {
    const replies = await Promise.all(
      (['sana', 'paro'] as const).map((name, n) => publish(app, 'race', release('race', `1.${n}.0`), name)),
    );
    expect(replies.map(codeOf).sort()).toEqual(['403 not-an-owner', 'done']);
    expect(await ownersOf('race')).toHaveLength(1);
  });
});

describe('a token of a module', () => {
  it('publishes versions, as the person who made it, and says when it was used', async () => {
    const { token, secret } = await makeToken('news');
    expect(token).toMatchObject({ name: 'CI', createdBy: 'Sana Siddiqui', lastUsedAt: null });
    expect(codeOf(await publishWith(secret, 'news', '2.0.0'))).toBe('done');
    const [listed] = (await asStaff(app, 'GET', '/modules/news/tokens')).json().tokens;
    expect(listed).toEqual({ ...token, lastUsedAt: expect.any(String) });
    const { changes } = (await asStaff(app, 'GET', '/modules/news/history')).json();
    expect(changes[0]).toMatchObject({ kind: 'published', by: 'Sana Siddiqui', to: '2.0.0' });
    expect(changes[0].why).toContain('With the token CI.');
  });

  it('is stored as a hash', async () => {
    const { secret } = await makeToken('news');
    const rows = JSON.stringify(await app.db.select().from(moduleTokens));
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(secret.slice('tayyib_module_'.length));
  });

  it('does nothing for another module, whoever owns it', async () => {
    const { secret } = await makeToken('news');
    for (const id of ['tools', 'race', 'unheard-of'])
      expect(codeOf(await publishWith(secret, id, '5.0.0'))).toBe('401 module-token-refused');
  });

  it('does nothing but publish: no route of staff, of users or of the registry knows it', async () => {
    const { secret } = await makeToken('news');
    const headers = { authorization: `Bearer ${secret}` };
    const body = { version: '2.0.0', why };
    const attempts = [
      ['PUT', '/api/staff/modules/news/stable', body],
      ['PUT', '/api/staff/modules/news/enabled', { enabled: false, why }],
      ['POST', '/api/staff/modules/news/rollback', { why }],
      ['POST', '/api/staff/modules/news/retire', { why }],
      ['POST', '/api/staff/modules/news/tokens', { name: 'More', days: 365 }],
      ['POST', '/api/staff/modules/news/releases', {}],
      ['GET', '/api/staff/modules', undefined],
      ['GET', '/api/watchlistcat', undefined],
    ] as const;
    for (const [method, url, payload] of attempts) {
      const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
      expect([url, reply.statusCode]).toEqual([url, 401]);
    }
  });

  it.each<[string, (token: { id: string }) => Promise<unknown>]>([
    ['is revoked', ({ id }) => asStaff(app, 'DELETE', `/modules/news/tokens/${id}`)],
    [
      'has expired',
      ({ id }) =>
        app.db
          .update(moduleTokens)
          .set({ expiresAt: new Date(app.clock.now().getTime() - 1) })
          .where(eq(moduleTokens.id, id)),
    ],
    ['was made by a former owner of the module', () => setOwners('news', ['paro@tayyib.example'], 'amin')],
  ])('does nothing once it %s', async (_what, end) => {
    await setOwners('news', ['sana@tayyib.example'], 'amin');
    const { token, secret } = await makeToken('news');
    await end(token);
    expect(codeOf(await publishWith(secret, 'news', '6.0.0'))).toBe('401 module-token-refused');
    await setOwners('news', ['sana@tayyib.example'], 'amin');
    expect(codeOf(await publishWith(secret, 'news', '6.0.0'))).toBe('401 module-token-refused');
  });

  it('ends with the role of who made it', async () => {
    await setOwners('news', ['sana@tayyib.example', 'paro@tayyib.example'], 'amin');
    const { secret } = await makeToken('news', 'paro');
    await setRoles('paro', []);
    expect(codeOf(await publishWith(secret, 'news', '6.1.0'))).toBe('401 module-token-refused');
    await setRoles('paro', ['staff']);
  });

  it.each(['', 'tayyib_module_', `tayyib_module_${'a'.repeat(43)}`, 'a'.repeat(57)])(
    'is not %j',
    async (secret) => {
      expect(codeOf(await publishWith(secret, 'news', '7.0.0'))).toBe('401 module-token-refused');
    },
  );

  it('lives a year at most', async () => {
    const make = (days: number) => asStaff(app, 'POST', '/modules/news/tokens', { name: 'CI', days });
    expect(codeOf(await make(366))).toBe('400 invalid-request');
    const { token } = NewModuleTokenReply.parse((await make(365)).json());
    expect(Date.parse(token.expiresAt) - Date.parse(token.createdAt)).toBe(365 * dayMs);
  });

  it('is not read by a session, nor a session by its route', async () => {
    const headers = { ...(await signedIn(app, 'sana')), 'content-type': 'application/x-tar' };
    const payload = await archiveOf(release('news', '8.0.0'));
    const reply = await app.inject({ method: 'POST', url: '/api/modules/news/releases', headers, payload });
    expect(codeOf(reply)).toBe('401 module-token-refused');
    const rows = await app.db.select().from(moduleVersions).where(eq(moduleVersions.version, '8.0.0'));
    expect(rows).toEqual([]);
  });
});
