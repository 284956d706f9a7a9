import { api, owned, sessionApi } from '.';
import { createStore } from '@tayyib/shared/sdk/store';
import { aPerson, problem, serverReplies } from '@tayyib/shared/testing';

const ann = aPerson('premium');

describe('a server reply', () => {
  it('becomes a problem with its status when it is an error', async () => {
    serverReplies({
      'POST /api/login': problem(401, 'wrong-credentials', 'Email or password is incorrect.'),
    });
    const store = createStore();
    const result = await store.dispatch(
      sessionApi.endpoints.login.initiate({ email: 'ann@tayyib.example', password: 'nope-nope' }),
    );
    expect(result.error).toEqual({
      status: 401,
      code: 'wrong-credentials',
      message: 'Email or password is incorrect.',
    });
  });

  it("reports 'Failed to parse response JSON' when it is not JSON", async () => {
    globalThis.fetch = async () =>
      new Response('<html>', { headers: { 'content-type': 'application/json' } });
    const result = await createStore().dispatch(sessionApi.endpoints.getSession.initiate());
    expect(result.error).toMatchObject({ code: 'unreadable', message: 'Failed to parse response JSON' });
  });

  it('reports offline when no reply comes', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const result = await createStore().dispatch(sessionApi.endpoints.getSession.initiate());
    expect(result.error).toMatchObject({ status: 0, code: 'offline' });
  });
});

describe('the session', () => {
  it('is cached right after signing in, without another request', async () => {
    const requests = serverReplies({ 'POST /api/login': { success: true, data: { user: ann } } });
    const store = createStore();
    await store.dispatch(
      sessionApi.endpoints.login.initiate({ email: ann.email, password: 'assalamualaikum' }),
    );
    expect(sessionApi.endpoints.getSession.select()(store.getState()).data).toEqual(ann);
    expect(requests).toHaveLength(1);
  });

  it('leaves nothing of the user in the cache after signing out', async () => {
    serverReplies({ 'GET /api/session': { user: ann }, 'POST /api/logout': { success: true } });
    const store = createStore();
    await store.dispatch(sessionApi.endpoints.getSession.initiate());
    await store.dispatch(sessionApi.endpoints.logout.initiate());
    expect(JSON.stringify(store.getState())).not.toContain(ann.email);
    expect(sessionApi.endpoints.getSession.select()(store.getState()).data).toBeNull();
  });

  it('ends after the queries in flight, which would be refused', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const requests = serverReplies({
      'GET /api/session': async () => {
        await answered;
        return { user: ann };
      },
      'POST /api/logout': { success: true },
    });
    const store = createStore();
    const query = store.dispatch(sessionApi.endpoints.getSession.initiate());
    const signOut = store.dispatch(sessionApi.endpoints.logout.initiate());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/session']);
    answer();
    await Promise.all([query, signOut]);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/session', '/api/logout']);
  });

  it('sends nothing that starts while it ends', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const requests = serverReplies({
      'GET /api/session': { user: ann },
      'POST /api/logout': async () => {
        await answered;
        return { success: true };
      },
    });
    const store = createStore();
    const signOut = store.dispatch(sessionApi.endpoints.logout.initiate());
    const query = store.dispatch(sessionApi.endpoints.getSession.initiate());
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer();
    await Promise.all([query, signOut]);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/logout']);
    expect(sessionApi.endpoints.getSession.select()(store.getState()).data).toBeNull();
  });

  it('sends what started while the server could not end it', async () => {
    const requests = serverReplies({
      'GET /api/session': { user: ann },
      'POST /api/logout': problem(503, 'busy', 'Please try again.'),
    });
    const store = createStore();
    const signOut = store.dispatch(sessionApi.endpoints.logout.initiate());
    const query = store.dispatch(sessionApi.endpoints.getSession.initiate());
    await Promise.all([query, signOut]);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/logout', '/api/session']);
    expect(sessionApi.endpoints.getSession.select()(store.getState()).data).toEqual(ann);
  });

  it('remains when the server could not sign out', async () => {
    serverReplies({
      'GET /api/session': { user: ann },
      'POST /api/logout': problem(503, 'busy', 'Try again.'),
    });
    const store = createStore();
    await store.dispatch(sessionApi.endpoints.getSession.initiate());
    await store.dispatch(sessionApi.endpoints.logout.initiate());
    expect(sessionApi.endpoints.getSession.select()(store.getState()).data).toEqual(ann);
  });
});

it('sends changes of one address in the order in which they were made, and others at once', async () => {
  const trees = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      setTree: build.mutation<unknown, { tree: string; pears: number }>({
        query: ({ tree, pears }) => ({ url: `trees/${tree}`, method: 'PUT', body: { pears } }),
      }),
    }),
  });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const requests = serverReplies({
    'PUT /api/trees/old': async () => {
      await answered;
      return problem(503, 'busy', 'Please try again.');
    },
    'PUT /api/trees/young': { success: true },
  });
  const store = createStore();
  const set = (tree: string, pears: number) =>
    store.dispatch(trees.endpoints.setTree.initiate({ tree, pears }));
  const changes = [set('old', 1), set('old', 2), set('young', 3)];
  await new Promise((resolve) => setTimeout(resolve, 50));
  const bodies = () => Promise.all(requests.map((request) => request.clone().json()));
  expect(await bodies()).toEqual([{ pears: 1 }, { pears: 3 }]);
  answer();
  await Promise.all(changes);
  expect(await bodies()).toEqual([{ pears: 1 }, { pears: 3 }, { pears: 2 }]);
});

it('drops a change that waited for an earlier one until the user had signed out', async () => {
  const shed = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      setShed: build.mutation<unknown, number>({
        query: (rakes) => ({ url: 'shed', method: 'PUT', body: { rakes } }),
      }),
    }),
  });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const requests = serverReplies({
    'PUT /api/shed': async () => {
      await answered;
      return { success: true };
    },
    'POST /api/logout': { success: true },
  });
  const store = createStore();
  const changes = [1, 2].map((rakes) => store.dispatch(shed.endpoints.setShed.initiate(rakes)));
  await store.dispatch(sessionApi.endpoints.logout.initiate());
  answer();
  await Promise.all(changes);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/shed', '/api/logout']);
});

describe('the owner of an endpoint', () => {
  const inject = (owner: string) =>
    api.injectEndpoints({
      overrideExisting: true,
      endpoints: owned(owner, (build) => ({
        getPears: build.query<string[], void>({ query: () => 'pears' }),
      })),
    });

  it('may inject it again, and no other module may use its name', () => {
    inject('orchard');
    expect(() => inject('orchard')).not.toThrow();
    expect(() => inject('market')).toThrow(
      'Module "market" may not add the endpoint "getPears", which belongs to "orchard".',
    );
    expect(() => inject('shell')).not.toThrow();
  });
});
