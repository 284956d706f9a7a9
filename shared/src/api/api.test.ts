import { api, owned, sessionApi } from '.';
import { createStore } from '@tayyib/shared/store';
import { aPerson, problem, serverReplies } from '@tayyib/shared/testing';

const ann = aPerson('premium');

describe('an answer of the server', () => {
  it('becomes a problem with its status when it is a refusal', async () => {
    serverReplies({
      'POST /api/login': problem(401, 'wrong-credentials', 'Email or password is incorrect.'),
    });
    const store = createStore();
    const answer = await store.dispatch(
      sessionApi.endpoints.login.initiate({ email: 'ann@tayyib.example', password: 'nope-nope' }),
    );
    expect(answer.error).toEqual({
      status: 401,
      code: 'wrong-credentials',
      message: 'Email or password is incorrect.',
    });
  });

  it("says 'Failed to parse response JSON' when it is not JSON", async () => {
    globalThis.fetch = async () =>
      new Response('<html>', { headers: { 'content-type': 'application/json' } });
    const answer = await createStore().dispatch(sessionApi.endpoints.getSession.initiate());
    expect(answer.error).toMatchObject({ code: 'unreadable', message: 'Failed to parse response JSON' });
  });

  it('says the connection is gone when no answer comes', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const answer = await createStore().dispatch(sessionApi.endpoints.getSession.initiate());
    expect(answer.error).toMatchObject({ status: 0, code: 'offline' });
  });
});

describe('the session', () => {
  it('is known at once after signing in, without asking again', async () => {
    const asked = serverReplies({ 'POST /api/login': { success: true, data: { user: ann } } });
    const store = createStore();
    await store.dispatch(
      sessionApi.endpoints.login.initiate({ email: ann.email, password: 'assalamualaikum' }),
    );
    expect(sessionApi.endpoints.getSession.select()(store.getState()).data).toEqual(ann);
    expect(asked).toHaveLength(1);
  });

  it('leaves nothing of the person in the cache after signing out', async () => {
    serverReplies({ 'GET /api/session': { user: ann }, 'POST /api/logout': { success: true } });
    const store = createStore();
    await store.dispatch(sessionApi.endpoints.getSession.initiate());
    await store.dispatch(sessionApi.endpoints.logout.initiate());
    expect(JSON.stringify(store.getState())).not.toContain(ann.email);
    expect(sessionApi.endpoints.getSession.select()(store.getState()).data).toBeNull();
  });

  it('stays when the server could not sign out', async () => {
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

describe('the owner of an endpoint', () => {
  const bring = (owner: string) =>
    api.injectEndpoints({
      overrideExisting: true,
      endpoints: owned(owner, (build) => ({
        getPears: build.query<string[], void>({ query: () => 'pears' }),
      })),
    });

  it('may bring it again, and nobody else may take its name', () => {
    bring('orchard');
    expect(() => bring('orchard')).not.toThrow();
    expect(() => bring('market')).toThrow(
      'Endpoint "getPears" of module "market" already belongs to "orchard".',
    );
  });
});
