import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { chromium, type Browser, type Page } from 'playwright-core';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { freshStore, sharedBrowser, sharedProduct } from '../support/run/ask';
import type { Content } from '../support/run/stores';
import { startProduct } from '../support/startProduct';

/** Each demo account stands for a plan or a role: the name in its email. */
export type Account = 'free' | 'basic' | 'premium' | 'pro' | 'advisor' | 'staff' | 'admin';

/** Where stories happen: a product and a browser. */
export interface House {
  /** The product's, without a path: `http://localhost:41234`. */
  address: string;
  browser: Browser;
  /** The connection address of the store; empty where only the server reaches it. */
  store: string;
  /** The email of somebody with that plan or role, known to nobody outside these stories. */
  emailOf: (account: Account) => Promise<string>;
  /** Signs somebody in, without the pages that other stories are about. */
  signIn: (page: Page, email: string) => Promise<void>;
  /** All that the server has said. */
  said: () => string;
  leave: () => Promise<void>;
}

export const demoEmail = async (account: Account) => `${account}@tayyib.example`;

const connected = async () => chromium.connect(await sharedBrowser());

/** The product that the files of this worker share. People are added for each file, so none meets what another did to them. */
export async function sharedHouse(): Promise<House> {
  const [{ address, store, logFile }, browser] = await Promise.all([sharedProduct(), connected()]);
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
    said: () => readFileSync(logFile, 'utf8'),
    leave: () => browser.close(),
  };
}

/** A product of these stories' own, for those who change what everybody sees, or need settings. */
export const ownHouse =
  (settings = async (): Promise<Record<string, string>> => ({}), content: Content = 'sample') =>
  async (): Promise<House> => {
    const [store, env] = await Promise.all([freshStore(content), settings()]);
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
      said: () => readFileSync(product.logFile, 'utf8'),
      leave: async () => {
        await browser.close();
        await product.stop();
      },
    };
  };

async function signIn(page: Page, email: string): Promise<void> {
  const data = { email, password: demoPassword, deviceType: 0 };
  const reply = await page.context().request.post('/api/login', { data });
  if (!reply.ok()) throw new Error(`${email} could not sign in: ${await reply.text()}`);
}

/** Adds somebody who is like a demo account but for the email. */
async function addDouble(store: string, account: Account): Promise<string> {
  const email = `${account}.${randomBytes(4).toString('hex')}@tayyib.example`;
  const statement = `
    with added as (
      insert into users (email, first_name, last_name, plan, roles, password_hash)
      select $2, first_name, last_name, plan, roles, password_hash from users where email = $1
      returning id
    )
    insert into consent_events (user_id, purpose, action, version, at)
    select added.id, purpose, action, version, at
    from added, consent_events join users on users.id = user_id
    where email = $1 and purpose = 'terms'`;
  await inStore(store, statement, await demoEmail(account), email);
  return email;
}

/** Runs one statement in a store. */
export async function inStore(store: string, statement: string, ...values: readonly string[]): Promise<void> {
  const client = new pg.Client(store);
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
