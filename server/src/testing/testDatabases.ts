import { randomBytes } from 'node:crypto';
import { createDatabase, createPool } from '../database/client';
import { migrate } from '../database/migrate';
import { addPeople } from '../seed/people';
import { people, testPassword } from './people';

/** The connection timeout: a busy machine is not a database that is down. */
export const patientMs = 120_000;

/** Creates and drops databases on the server that `url` names. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const pool = createPool(() => url, patientMs);
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

/** Creates a migrated database with our test users, to be copied for each test file. Returns its name. */
export async function createTemplate(url: string): Promise<string> {
  const name = freshName('tayyib_template');
  await runOnServer(url, `create database ${name}`);
  const pool = createPool(() => databaseUrl(url, name), patientMs);
  try {
    await migrate(pool);
    await addPeople(createDatabase(pool), Object.values(people), testPassword);
  } finally {
    await pool.end();
  }
  return name;
}
