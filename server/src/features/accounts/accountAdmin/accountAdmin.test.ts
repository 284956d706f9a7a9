import { PeopleReply, PersonReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../testing';
import { buildTestApp, connectSocket, openSocket, people, signedIn, userIdOf } from '../../../testing';
import { agreeToCommunityTerms } from '../consents/consentFixtures';
import { headersOf, signInAgain } from '../sessions/sessionFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const why = 'asked for by mail';

const asks = async (as: PersonName, path: string, payload?: object) =>
  app.inject({
    method: payload ? 'PUT' : 'GET',
    url: `/api/admin/people${path}`,
    headers: await signedIn(app, as),
    ...(payload && { payload }),
  });
const changes = async (name: PersonName, what: string, payload: object, as: PersonName = 'amin') =>
  asks(as, `/${await userIdOf(app, name)}/${what}`, payload);

it('finds users by a part of their email or name, with wildcards literal', async () => {
  const find = async (q: string) =>
    PeopleReply.parse((await asks('amin', `?q=${encodeURIComponent(q)}`)).json()).people.map(
      ({ firstName }) => firstName,
    );
  expect(await find('RAHMAN')).toEqual(['Rafi']);
  expect(await find('basim@')).toEqual(['Basim']);
  expect(await find('Paro Pasha')).toEqual(['Paro']);
  expect(await find('%%')).toEqual([]);
  expect((await asks('amin', '?q=a')).json()).toMatchObject({ code: 'invalid-request', field: 'q' });
});

it('grants a role, effective at the next call, and logs who, from what, to what and why', async () => {
  const headers = await signedIn(app, 'bob');
  const review = () => app.inject({ url: '/api/staff/standards', headers });
  expect((await review()).statusCode).toBe(403);
  const given = await changes('bob', 'roles/advisor', { isGranted: true, why });
  expect(given.statusCode).toBe(200);
  const { person, changes: history } = PersonReply.parse(given.json());
  expect(person).toMatchObject({ email: people.bob.email, roles: ['advisor'] });
  expect(history).toMatchObject([
    { what: 'role-granted', by: people.amin.email, from: '', to: 'advisor', why, at: expect.any(String) },
  ]);
  const roles = async () => (await app.inject({ url: '/api/session', headers })).json().user.roles;
  expect(await roles()).toEqual(['advisor']);
  expect((await review()).statusCode).toBe(200);

  await changes('bob', 'roles/advisor', { isGranted: true, why: 'once more' });
  await changes('bob', 'roles/advisor', { isGranted: false, why: 'is none' });
  expect(await roles()).toEqual([]);
  expect((await review()).statusCode).toBe(403);
  const read = PersonReply.parse((await asks('amin', `/${await userIdOf(app, 'bob')}`)).json());
  expect(read.changes.map(({ what, from, to }) => [what, from, to])).toEqual([
    ['role-removed', 'advisor', ''],
    ['role-granted', '', 'advisor'],
  ]);
});

it('shows the change of an account to both, and the administrator’s address to the administrator alone', async () => {
  await changes('basim', 'plan', { plan: 'premium', why });
  const eventsOf = async (name: PersonName) =>
    (await app.inject({ url: '/api/profile/security-events', headers: await signedIn(app, name) })).json()
      .events;
  expect((await eventsOf('basim'))[0]).toMatchObject({ event: 'plan-granted', address: null });
  expect((await eventsOf('amin'))[0]).toMatchObject({ event: 'account-managed', address: '127.0.0.1' });
});

it('signs a closed account out at once, lets nobody in, and opens it again', async () => {
  const browser = await signInAgain(app, 'paro');
  const socket = await openSocket(app, headersOf(browser));
  const received = new Promise((resolve) => socket.once('session:ended', resolve));
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  await changes('paro', 'status', { status: 2, why: 'sold her account' });
  expect(await received).toEqual({ message: 'This account was closed.' });
  await gone;
  expect((await browser.get('/watchlistcat')).json()).toMatchObject({ code: 'session-ended' });
  await expect(signInAgain(app, 'paro')).rejects.toThrow('account-closed');

  await changes('paro', 'status', { status: 0, why: 'it was a mistake' });
  expect(await (await signInAgain(app, 'paro')).whoIs()).toBe(people.paro.email);
});

it('a change of the plan opens and closes what a plan has to connections that are open', async () => {
  await agreeToCommunityTerms(app, await userIdOf(app, 'rafi'));
  const ann = await connectSocket(app, 'ann');
  const rafi = await connectSocket(app, 'rafi');
  const heard: string[] = [];
  ann.on('community:posted', ({ text }) => heard.push(text));
  // without Redis nothing but the change itself lets the server look at a connection again
  const grant = async (plan: 'premium' | 'free') => {
    const received = new Promise<void>((resolve) => ann.once('plan:changed', resolve));
    await changes('ann', 'plan', { plan, why });
    await received;
  };
  const post = async (text: string) => {
    const arrived = new Promise((resolve) => rafi.once('community:posted', resolve));
    const headers = await signedIn(app, 'rafi');
    await app.inject({ method: 'POST', url: '/api/community/posts', headers, payload: { text } });
    await arrived;
  };
  await post('before');
  await grant('premium');
  await post('while she is in');
  await grant('free');
  await post('after');
  expect(heard).toEqual(['while she is in']);
  ann.close();
  rafi.close();
});

it('stores no email or name of theirs with the reason, which stays when their account is erased', async () => {
  const reason = 'Bob (bob@tayyib.example) asked for it, and bobsleds';
  expect((await changes('bob', 'status', { status: 4, why: reason })).statusCode).toBe(200);
  const read = PersonReply.parse((await asks('amin', `/${await userIdOf(app, 'bob')}`)).json());
  expect(read.changes[0]?.why).toBe('this person (someone) asked for it, and bobsleds');
});

it('lets nobody change their own account, nor omit a reason', async () => {
  expect((await changes('amin', 'roles/admin', { isGranted: false, why })).json()).toMatchObject({
    code: 'own-account',
  });
  expect((await changes('amin', 'status', { status: 4, why })).statusCode).toBe(409);
  expect((await changes('bob', 'status', { status: 4, why: ' ' })).json()).toMatchObject({ field: 'why' });
  expect((await changes('bob', 'status', { status: 5, why })).statusCode).toBe(400);
  expect((await changes('bob', 'roles/owner', { isGranted: true, why })).statusCode).toBe(400);
});

it('an administrator knows no account that does not exist', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
    expect((await asks('amin', `/${id}`)).json()).toMatchObject({ code: 'no-such-person' });
    expect((await asks('amin', `/${id}/status`, { status: 4, why })).statusCode).toBe(404);
  }
});

it('leaves one administrator when two revoke each other’s role at once', async () => {
  await changes('rafi', 'roles/admin', { isGranted: true, why });
  const statuses = await Promise.all([
    changes('rafi', 'roles/admin', { isGranted: false, why }, 'amin'),
    changes('amin', 'roles/admin', { isGranted: false, why }, 'rafi'),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  const { rows } = await app.store.pool.query("select email from users where 'admin' = any(roles)");
  expect(rows).toHaveLength(1);
});
