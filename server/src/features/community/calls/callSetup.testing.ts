import type { FastifyInstance } from 'fastify';
import { buildTestApp, type PersonName } from '../../../testing';
import { callBlocks, calls } from '../../../database/schema/community/callsTables';
import { goOnline, type OnlineTester } from './onlineFixture';

/** A server for one test file, and its online users. */
interface CallSetup {
  readonly app: FastifyInstance;
  /** A user who is online for calls until the test ends. */
  online: (name: PersonName) => Promise<OnlineTester>;
}

/**
 * Builds the server before the file's tests; after each test, users disconnect and their calls are deleted.
 */
export function callSetup(): CallSetup {
  let app: FastifyInstance | null = null;
  const present: OnlineTester[] = [];
  const built = (): FastifyInstance => {
    if (!app) throw new Error('There is no server before the first test.');
    return app;
  };
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterEach(async () => {
    present.splice(0).forEach(({ socket }) => socket.close());
    await built().db.delete(calls);
    await built().db.delete(callBlocks);
  });
  afterAll(() => app?.close());
  return {
    get app() {
      return built();
    },
    online: async (name) => {
      const person = await goOnline(built(), name);
      present.push(person);
      return person;
    },
  };
}
