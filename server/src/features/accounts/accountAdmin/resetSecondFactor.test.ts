import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, createBrowser, people } from '../../../testing';
import { startProgram } from '../../../testing/startProgram';
import { databaseUrl } from '../../../testing/testDatabases';
import { addPasskey } from '../identity/passkeys/passkeyFixtures';
import { softwareAuthenticator } from '../identity/passkeys/softwareAuthenticator.testing';
import {
  firstStep,
  outcomeOf,
  secondStep,
  withSecondFactor,
} from '../identity/secondFactor/secondFactorFixtures';
import { slowStartMs } from '../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** Runs the operator's command on the database of the test. */
async function reset(...args: string[]): Promise<{ code: number; output: string }> {
  const { rows } = await app.store.pool.query<{ name: string }>('select current_database() as name');
  const server = process.env['TEST_DATABASE_SERVER'] ?? '';
  const child = await startProgram(path.join(import.meta.dirname, 'resetSecondFactorCommand.ts'), {
    args,
    env: { NODE_ENV: 'test', DATABASE_URL: databaseUrl(server, rows[0]?.name ?? '') },
  });
  const ended = once(child, 'close');
  const output = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code]: number[] = await ended;
  return { code: code ?? -1, output: output.join('') };
}

it('resetting the second factor lets a user sign in who has lost every factor, signs them out, and tells them', async () => {
  const { email } = people.ann;
  const { browser, recoveryCodes } = await withSecondFactor(app, 'ann');
  await addPasskey(browser, softwareAuthenticator());
  const pending = createBrowser(app);
  expect(outcomeOf(await firstStep(pending, 'ann'))).toEqual([403, 'second-step-needed']);

  expect(await reset('--email', email, '--why', 'case 1: seen in person')).toMatchObject({ code: 0 });
  expect(await browser.whoIs()).toBeNull();
  expect(await secondStep(pending, String(recoveryCodes[0]))).toEqual([401, 'second-step-ended']);
  const { rows } = await app.store.pool.query<{ body: string }>(
    "select body from messages where recipient = $1 and subject like 'We reset%'",
    [email],
  );
  expect(rows).toEqual([{ body: expect.stringContaining('If you did not ask for this') }]);

  const again = createBrowser(app);
  expect((await firstStep(again, 'ann')).statusCode).toBe(200);
  expect((await again.get('/profile/second-factor')).json()).toMatchObject({
    since: null,
    recoveryCodesLeft: 0,
  });
  expect((await again.get('/profile/passkeys')).json()).toEqual({ passkeys: [] });
  const { events } = (await again.get('/profile/security-events')).json();
  expect(events).toContainEqual(expect.objectContaining({ event: 'second-factor-reset', address: null }));
  expect((await again.get('/profile/export')).body).not.toContain('seen in person');

  expect(await reset('--email', email, '--why', 'again')).toMatchObject({
    code: 1,
    output: expect.stringContaining('has no second factor'),
  });
});

it('resetting the second factor needs an account and a reason', async () => {
  expect((await reset('--email', people.bob.email)).code).toBe(2);
  expect(await reset('--email', 'nobody@tayyib.example', '--why', 'x')).toMatchObject({ code: 1 });
});
