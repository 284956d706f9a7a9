import type { Alert, AlertsReply, SavedScreen, ScreenChange } from '@tayyib/shared/contracts';
import { maxFollowedScreens } from '@tayyib/shared/limits';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, connectSocket, userIdOf, resetDatabase } from '../../../../testing';
import type { PersonName } from '../../../../testing';
import { users } from '../../../../database/schema/accounts/identityTables';
import { decide, listCompliant } from '../../../personal/alerts/alertFixtures';
import { browserOf, isinOf } from '../../../personal/watchlists/watchlistFixtures';
import { evaluateFollowedScreens } from './evaluateFollowedScreens';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  await listCompliant(app, 3);
});

const compliant = { name: 'All that is halal', text: 'Status = compliant', columns: ['Price'] };
const looks = () => evaluateFollowedScreens(app, app.market);

/** A user who saves a screen and follows it. */
async function follower(name: PersonName) {
  const { ask } = await browserOf(app, name);
  const kept: SavedScreen = (await ask('POST', 'screens/saved', compliant)).body;
  const path = `screens/saved/${kept.id}`;
  const followed = await ask('PUT', `${path}/follow`);
  const alerts = async (): Promise<AlertsReply['data']> => (await ask('GET', 'getnotification')).body.data;
  return { ask, path, followed, alerts };
}

/** The change that an alert links to. */
const changeIn = ({ scan_url }: Alert) => new URLSearchParams(scan_url?.split('?')[1]).get('change');

describe('a screen that is followed', () => {
  it('alerts its owner once to stocks that left and stocks that joined', async () => {
    const paro = await follower('paro');
    expect(paro.followed.body.followedAt).toEqual(expect.any(String));
    await looks();
    expect(await paro.alerts()).toEqual([]);

    await decide(app, isinOf(1), 2);
    await decide(app, isinOf(2), 2);
    await looks();
    await looks();
    const [gone, ...more] = await paro.alerts();
    expect(more).toEqual([]);
    expect(gone).toMatchObject({
      status: 1,
      alert_name: 'Screen changed',
      scan_name: 'All that is halal',
      title: '2 stocks no longer match All that is halal',
      description: 'No longer: CO1, CO2.',
      stocks: ['CO1', 'CO2'],
      visited: false,
    });
    const address = new URLSearchParams(gone?.scan_url?.split('?')[1]);
    expect(Object.fromEntries(address)).toMatchObject({ q: compliant.text, column: 'Price' });

    await decide(app, isinOf(2), 1);
    await looks();
    const [back] = await paro.alerts();
    if (!back) throw new Error('No alert was added.');
    expect(back.title).toBe('1 stock now matches All that is halal');
    const change: ScreenChange = (await paro.ask('GET', `screens/changes/${changeIn(back)}`)).body;
    expect(change).toMatchObject({ name: 'All that is halal', joinedCount: 1, leftCount: 0, left: [] });
    expect(change.joined).toMatchObject([{ isin: isinOf(2), badge: 'compliant' }]);
  });

  it('notifies the open pages of its owner at once, and nobody else', async () => {
    const paro = await follower('paro');
    const rafi = await browserOf(app, 'rafi');
    const page = await connectSocket(app, 'paro');
    const heard = new Promise<Alert>((resolve) => page.once('newAlert', resolve));
    await decide(app, isinOf(3), 3);
    await looks();
    expect((await heard).description).toBe('No longer: CO3.');
    page.close();
    const [alert] = await paro.alerts();
    if (!alert) throw new Error('No alert was added.');
    expect((await rafi.ask('GET', `screens/changes/${changeIn(alert)}`)).status).toBe(404);
    expect((await rafi.ask('GET', 'getnotification')).body.data).toEqual([]);
    expect((await rafi.ask('PUT', `${paro.path}/follow`)).status).toBe(404);
    expect((await rafi.ask('DELETE', `${paro.path}/follow`)).status).toBe(404);
  });

  it('does not treat an edited query as a change of the market', async () => {
    const paro = await follower('paro');
    await paro.ask('PUT', paro.path, { ...compliant, text: 'Status = under review' });
    await looks();
    expect(await paro.alerts()).toEqual([]);
    await decide(app, isinOf(1), 3);
    await looks();
    expect((await paro.alerts()).map(({ description }) => description)).toEqual(['New: CO1.']);
  });

  it('sends no alerts once unfollowed, or while the owner’s plan has no screens', async () => {
    const paro = await follower('paro');
    const plan = async (to: 'free' | 'premium') =>
      app.db
        .update(users)
        .set({ plan: to })
        .where(eq(users.id, await userIdOf(app, 'paro')));
    await plan('free');
    await decide(app, isinOf(1), 2);
    await looks();
    expect(await paro.alerts()).toEqual([]);
    await plan('premium');
    await looks();
    expect(await paro.alerts()).toHaveLength(1);
    expect((await paro.ask('DELETE', `${paro.path}/follow`)).body.followedAt).toBeNull();
    await decide(app, isinOf(2), 2);
    await looks();
    expect(await paro.alerts()).toHaveLength(1);
  });

  it('is silent while paused or below its minimum, and starts over with neither', async () => {
    const paro = await follower('paro');
    const change = async (settings: object) => paro.ask('PATCH', `${paro.path}/follow`, settings);
    expect((await change({ isPaused: true })).body).toMatchObject({ isPaused: true, minMatches: 1 });
    await decide(app, isinOf(1), 2);
    await looks();
    expect(await paro.alerts()).toEqual([]);
    expect((await change({ isPaused: false, minMatches: 2 })).body).toMatchObject({ minMatches: 2 });
    await decide(app, isinOf(2), 2);
    await looks();
    expect(await paro.alerts()).toEqual([]);
    await decide(app, isinOf(2), 1);
    await looks();
    expect(await paro.alerts()).toHaveLength(1);

    await change({ isPaused: true });
    await paro.ask('DELETE', `${paro.path}/follow`);
    const again = await paro.ask('PUT', `${paro.path}/follow`);
    expect(again.body).toMatchObject({ isPaused: false, minMatches: 1, matches: 2 });
    const rafi = await browserOf(app, 'rafi');
    expect((await rafi.ask('PATCH', `${paro.path}/follow`, { isPaused: true })).status).toBe(404);
  });

  it('alerts its owner when the last stock leaves, where they asked for no minimum', async () => {
    const paro = await follower('paro');
    for (const each of [1, 2, 3]) await decide(app, isinOf(each), 2);
    await looks();
    expect((await paro.alerts()).map(({ title }) => title)).toEqual([
      '3 stocks no longer match All that is halal',
    ]);
  });

  it('is one of a few', async () => {
    const paro = await follower('paro');
    for (let each = 1; each <= maxFollowedScreens; each += 1) {
      const { body } = await paro.ask('POST', 'screens/saved', { ...compliant, name: `No ${each}` });
      const { status } = await paro.ask('PUT', `screens/saved/${body.id}/follow`);
      expect(status).toBe(each < maxFollowedScreens ? 200 : 409);
    }
  });
});
