import type { SavedRatiosReply, SavedScreensReply, ScreenRunReply } from '@tayyib/shared/contracts';
import { maxSavedScreens } from '@tayyib/shared/limits';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../../testing';
import { buildSampleApp, buildTestApp, signedIn, userIdOf, resetDatabase } from '../../../../testing';
import { users } from '../../../../database/schema/accounts/identityTables';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => resetDatabase(app));

async function as(name: PersonName, server = app) {
  const headers = await signedIn(server, name);
  return async <Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) => {
    const reply = await server.inject({
      method,
      url: `/api/screens/${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, body: reply.json<Body>() };
  };
}
const little = { name: 'Little debt', text: 'Debt to assets < 25' };

describe('saved screens', () => {
  it('are listed by name, changed and deleted', async () => {
    const paro = await as('paro');
    const { body } = await paro('POST', 'saved', little);
    await paro('POST', 'saved', { ...little, name: 'A first one', columns: ['Debt'], sort: 'Debt' });
    const list = async () => (await paro<SavedScreensReply>('GET', 'saved')).body.screens;
    expect((await list()).map(({ name }) => name)).toEqual(['A first one', 'Little debt']);
    await paro('PUT', `saved/${String(body['id'])}`, { ...little, text: 'Debt < 1' });
    expect((await list())[1]).toMatchObject({ text: 'Debt < 1', errors: [] });
    expect((await paro('DELETE', `saved/${String(body['id'])}`)).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('have unique names, respect the limit, and can be parsed', async () => {
    const paro = await as('paro');
    await paro('POST', 'saved', little);
    expect((await paro('POST', 'saved', { ...little, name: ' little   Debt' })).body).toMatchObject({
      code: 'name-taken',
    });
    expect((await paro('POST', 'saved', { ...little, name: 'LITTLE debt' })).body).toMatchObject({
      code: 'name-taken',
    });
    expect((await paro('POST', 'saved', { name: 'Bad', text: 'Det < ' })).status).toBe(422);
    for (let made = 1; made < maxSavedScreens; made++)
      await paro('POST', 'saved', { ...little, name: `No ${made}` });
    expect((await paro('POST', 'saved', { ...little, name: 'One more' })).body).toMatchObject({
      code: 'screen-limit',
    });
  });

  it('respond to another user like missing ones', async () => {
    const paro = await as('paro');
    const rafi = await as('rafi');
    const { body } = await paro('POST', 'saved', little);
    const path = `saved/${String(body['id'])}`;
    expect((await rafi('PUT', path, little)).status).toBe(404);
    expect((await rafi('DELETE', path)).status).toBe(404);
    expect((await rafi<SavedScreensReply>('GET', 'saved')).body.screens).toEqual([]);
  });

  it('stay visible when the plan ends', async () => {
    const paro = await as('paro');
    await paro('POST', 'saved', little);
    await app.db
      .update(users)
      .set({ plan: 'free' })
      .where(eq(users.id, await userIdOf(app, 'paro')));
    const free = await as('paro');
    expect((await free<SavedScreensReply>('GET', 'saved')).body.screens).toHaveLength(1);
    expect((await free('POST', 'saved', { ...little, name: 'More' })).status).toBe(403);
  });
});

describe('custom ratios', () => {
  it('are used in screens and columns like any metric', async () => {
    const sample = await buildSampleApp();
    const paro = await as('paro', sample);
    expect((await paro('POST', 'ratios', { name: 'Burden', text: 'Debt / Sales * 100' })).status).toBe(201);
    expect((await paro('POST', 'ratios', { name: 'Ease', text: '100 - Burden' })).status).toBe(201);
    const { body } = await paro<ScreenRunReply>('POST', 'run', {
      text: 'Ease > 50',
      columns: ['Burden'],
      sort: 'Burden',
    });
    expect(body.matches).toBeGreaterThan(0);
    expect(body.rows.every(({ cells: [cell] }) => Number(cell) < 50)).toBe(true);
    const rafi = await as('rafi', sample);
    expect((await rafi('POST', 'run', { text: 'Burden > 1' })).status).toBe(422);
    await sample.close();
  });

  it('cannot be circular, have unique names, and stay while others use them', async () => {
    const paro = await as('paro');
    const { body } = await paro('POST', 'ratios', { name: 'Burden', text: 'Debt / Sales' });
    await paro('POST', 'ratios', { name: 'Ease', text: '1 - Burden' });
    const path = `ratios/${String(body['id'])}`;
    expect((await paro('PUT', path, { name: 'Burden', text: '1 - Ease' })).status).toBe(422);
    expect((await paro('POST', 'ratios', { name: 'burden', text: 'Debt' })).body).toMatchObject({
      field: 'name',
    });
    expect((await paro('POST', 'ratios', { name: 'P/E', text: 'Debt' })).status).toBe(422);
    expect((await paro('DELETE', path)).body).toMatchObject({ code: 'ratio-in-use' });
    expect((await paro('PUT', path, { name: 'Load', text: 'Debt' })).body).toMatchObject({
      code: 'ratio-in-use',
    });
    expect((await paro<SavedRatiosReply>('GET', 'ratios')).body.ratios.map(({ name }) => name)).toEqual([
      'Burden',
      'Ease',
    ]);
  });

  it('leave a screen with a deleted ratio for its owner to fix', async () => {
    const paro = await as('paro');
    const { body } = await paro('POST', 'ratios', { name: 'Burden', text: 'Debt / Sales' });
    await paro('POST', 'saved', { name: 'Mine', text: 'Burden < 1' });
    await paro('DELETE', `ratios/${String(body['id'])}`);
    const [mine] = (await paro<SavedScreensReply>('GET', 'saved')).body.screens;
    expect(mine?.errors).toHaveLength(1);
  });
});
