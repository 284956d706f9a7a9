import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { createDatabase, createPool } from '../database/client';
import { migrate } from '../database/migrate';
import { addPeople } from '../seed/people';
import { seedSample } from '../seed/seedSample';
import { people, testPassword } from './people';

/** The connection timeout: a busy machine is not a database that is down. */
export const patientMs = 120_000;

/** Creates and drops databases on the server that `url` names. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const pool = createPool(() => url, { databaseWaitMs: patientMs });
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Several test runs may share one server, so every database has a unique name. */
export function freshName(purpose: string): string {
  return `${purpose}_${randomBytes(6).toString('hex')}`;
}

/** The names of the databases that test files copy. */
export interface Templates {
  /** Migrated, with our test users. */
  users: string;
  /** The same with the 71 companies of the small sample, judged. */
  companies: string;
}

/** Creates the databases that test files copy. */
export async function createTemplates(url: string): Promise<Templates> {
  const users = await createTemplate(url, 'template1', async (pool) => {
    await migrate(pool);
    await addPeople(createDatabase(pool), Object.values(people), testPassword);
  });
  const companies = await createTemplate(url, users, (pool) => seedSample(createDatabase(pool)));
  return { users, companies };
}

/** Creates a copy of the database `source`, and fills it. Returns its name. */
async function createTemplate(
  url: string,
  source: string,
  fill: (pool: Pool) => Promise<void>,
): Promise<string> {
  const name = freshName('tayyib_template');
  await runOnServer(url, `create database ${name} template ${source}`);
  const pool = createPool(() => databaseUrl(url, name), { databaseWaitMs: patientMs });
  try {
    await fill(pool);
  } finally {
    await pool.end();
  }
  return name;
}
