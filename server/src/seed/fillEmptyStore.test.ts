import { rm } from 'node:fs/promises';
import { users } from '../database/schema/accounts/identityTables';
import { openStore, type Store } from '../database/openStore';
import { temporaryFolder } from '../testing/temporaryFolders';
import { fillEmptyStore } from './fillEmptyStore';
import { slowStartMs } from '../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const dataDir = temporaryFolder('empty-store');
let store: Store;
beforeAll(async () => {
  store = await openStore({ databaseUrl: undefined, dataDir }, () => undefined);
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** How many accounts an empty database has after the first start. */
async function accountsAfterStart(isProduction: boolean, isEmbedded: boolean): Promise<number> {
  await store.db.delete(users);
  const sample = 'small' as const;
  await fillEmptyStore({ db: store.db, isEmbedded }, { isProduction, sample }, () => undefined);
  return store.db.$count(users);
}

it.each([true, false])(
  'creates no account in production, with an embedded database: %s',
  async (isEmbedded) => {
    expect(await accountsAfterStart(true, isEmbedded)).toBe(0);
  },
);

it('creates no demo accounts in a database that is not its own, in production or not', async () => {
  expect(await accountsAfterStart(false, false)).toBe(0);
});

it('creates demo accounts in an empty database elsewhere', async () => {
  expect(await accountsAfterStart(false, true)).toBeGreaterThan(4);
});
