import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { chromium, type Browser, type Page } from 'playwright-core';
import { demoPassword } from '../../../server/src/seed/demoAccounts';
import { freshStore, sharedBrowser, sharedMarket, sharedProduct } from '../../support/run/runClient';
import { startProduct } from '../../support/startProduct';

/** The plans and roles of the demo accounts; also the names in their emails. */
export type Account = 'free' | 'basic' | 'premium' | 'pro' | 'advisor' | 'staff' | 'admin';

/** A product with a browser. */
export interface JourneyProduct {
  /** The address of the product without a path: `http://localhost:41234`. */
  address: string;
  browser: Browser;
  /** The connection string of the database; empty if only the server can reach it. */
  store: string;
  /** The email of a user with that plan or role, used only by these tests. */
  emailOf: (account: Account) => Promise<string>;
  /** Signs a user in through the API. */
  signIn: (page: Page, email: string) => Promise<void>;
  /** The server's log so far. */
  serverLog: () => string;
  leave: () => Promise<void>;
}

export const demoEmail = async (account: Account) => `${account}@tayyib.example`;

const connected = async () => chromium.connect(await sharedBrowser());

/** A product that files share. Each file gets users of its own, so that tests do not interfere. */
const shared = (product: typeof sharedProduct) => async (): Promise<JourneyProduct> => {
  const [{ address, store, logFile }, browser] = await Promise.all([product(), connected()]);
  const doubles = new Map<Account, Promise<string>>();
  return {
    address,
    browser,
    store,
    emailOf: (account) => {
      const email = doubles.get(account) ?? addDouble(store, account);
      doubles.set(account, email);
      return email;
    },
    signIn,
    serverLog: () => readFileSync(logFile, 'utf8'),
    leave: () => browser.close(),
  };
};

/** The product that the files of this worker share. */
export const sharedJourneyProduct = shared(sharedProduct);

/** The product with the whole sample, which the files of all workers share. */
export const sharedMarketProduct = shared(sharedMarket);

/** A separate product, for tests that change global state or need settings. */
export const ownJourneyProduct =
  (settings = async (): Promise<Record<string, string>> => ({})) =>
  async (): Promise<JourneyProduct> => {
    const [store, env] = await Promise.all([freshStore(), settings()]);
    const [product, browser] = await Promise.all([
      startProduct({ DATABASE_URL: store, ...env }),
      connected(),
    ]);
    return {
      address: product.address,
      browser,
      store,
      emailOf: demoEmail,
      signIn,
      serverLog: () => readFileSync(product.logFile, 'utf8'),
      leave: async () => {
        await browser.close();
        await product.stop();
      },
    };
  };

/** From an address of its own, since one address may sign in only so often a minute. */
async function signIn(page: Page, email: string): Promise<void> {
  const data = { email, password: demoPassword, deviceType: 0 };
  const headers = { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` };
  const reply = await page.context().request.post('/api/login', { data, headers });
  if (!reply.ok()) throw new Error(`${email} could not sign in: ${await reply.text()}`);
}

/** Adds a copy of a demo account with another email. */
async function addDouble(store: string, account: Account): Promise<string> {
  const email = `${account}.${randomBytes(4).toString('hex')}@tayyib.example`;
  const statement = `
    with added as (
      insert into users (email, first_name, last_name, plan, roles, standard, password_hash)
      select $2, first_name, last_name, plan, roles, standard, password_hash from users where email = $1
      returning id
    )
    insert into consent_events (user_id, purpose, action, version, at)
    select added.id, purpose, action, version, at
    from added, consent_events join users on users.id = user_id
    where email = $1 and purpose in ('terms', 'disclaimer')`;
  await inStore(store, statement, await demoEmail(account), email);
  return email;
}

/** Runs one SQL statement. */
export async function inStore(store: string, statement: string, ...values: readonly string[]): Promise<void> {
  const client = new pg.Client(store);
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
