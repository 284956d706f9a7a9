import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { alertEvents, verdicts } from '../../../../database/schema/facts/verdictsTables';
import { codeFolder } from '../../../../lib/codeFolder';
import { buildSampleApp, signedIn } from '../../../../testing';
import { currentVerdict, verdictHistory } from '../verdictsRepository';

const tcs = 'INE467B01029';
const reason = 'A merger is under way and its accounts are not filed.';
const migration = readFileSync(path.join(codeFolder, 'database/migrations/0057_held-in-texts.sql'), 'utf8');

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSampleApp();
});
afterAll(() => app.close());

it('restores the word “Held” in stored verdicts, histories and alerts, and changes nothing else', async () => {
  await app.inject({
    method: 'POST',
    url: `/api/staff/stocks/${tcs}/overrides`,
    headers: await signedIn(app, 'adil'),
    payload: { standard: 'TASIS', action: 'hold', reason },
  });
  const before = await currentVerdict(app.db, tcs, 'TASIS');
  const others = await app.db.select().from(verdicts).where(eq(verdicts.standard, 'AAOIFI'));
  const wrong = sql`replace(${verdicts.cause}, 'Held by', 'LimitComparison by')`;
  await app.db.update(verdicts).set({ cause: wrong });
  await app.db.update(verdicts).set({
    verdict: sql`replace(${verdicts.verdict}::text, 'Held under', 'LimitComparison under')::jsonb`,
  });
  await app.db.update(alertEvents).set({ cause: `LimitComparison by Adil Alim: ${reason}` });

  for (const statement of migration.split('--> statement-breakpoint'))
    await app.db.execute(sql.raw(statement));

  expect(await currentVerdict(app.db, tcs, 'TASIS')).toEqual(before);
  expect(before?.reasons[0]).toBe(`Held under review by Adil Alim: ${reason}`);
  expect((await verdictHistory(app.db, tcs, 'TASIS')).at(-1)?.cause).toBe(`Held by Adil Alim: ${reason}`);
  expect((await app.db.select().from(alertEvents)).map(({ cause }) => cause)).toEqual([
    `Held by Adil Alim: ${reason}`,
  ]);
  expect(await app.db.select().from(verdicts).where(eq(verdicts.standard, 'AAOIFI'))).toEqual(
    expect.arrayContaining(others),
  );
});
