import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { savedScreens } from '../../../database/schema/market/screensTables';
import { watchlists } from '../../../database/schema/personal/watchlistTables';
import { codeFolder } from '../../../lib/codeFolder';
import { buildTestApp, userIdOf } from '../../../testing';

const migration = readFileSync(
  path.join(codeFolder, 'database/migrations/0058_single-spaces-in-titles.sql'),
  'utf8',
);
const stored = [
  'everyday  GOODS',
  'Everyday goods',
  ' Everyday goods',
  'Oil',
  'Steel   and iron',
  'Oil (2)',
  'oil ',
];
const after = [
  'everyday GOODS (2)',
  'Everyday goods',
  'Everyday goods (3)',
  'Oil',
  'Steel and iron',
  'Oil (2)',
  'oil ',
];

it('makes titles unique that differed only in case or spaces, and leaves every list in place', async () => {
  const app = await buildTestApp();
  const ann = await userIdOf(app, 'ann');
  const bob = await userIdOf(app, 'bob');
  const createdAt = new Date('2026-11-01T00:00:00Z');
  for (const [at, title] of stored.entries()) {
    await app.db
      .insert(watchlists)
      .values({ userId: ann, title, position: at, createdAt: new Date(+createdAt + at) });
    await app.db.insert(savedScreens).values({
      userId: ann,
      name: title,
      text: 'Debt < 5',
      standard: 'TASIS',
      columns: [],
      sort: 'Debt',
      order: 'desc',
      createdAt: new Date(+createdAt + at),
    });
  }
  await app.db.insert(watchlists).values({ userId: bob, title: 'Everyday  goods', position: 0 });

  for (const statement of migration.split('--> statement-breakpoint'))
    await app.db.execute(sql.raw(statement));

  const lists = await app.db.select().from(watchlists).orderBy(asc(watchlists.position));
  const screens = await app.db.select().from(savedScreens).orderBy(asc(savedScreens.createdAt));
  expect(lists.filter(({ userId }) => userId === ann).map(({ title }) => title)).toEqual(after);
  expect(lists.filter(({ userId }) => userId === bob).map(({ title }) => title)).toEqual(['Everyday goods']);
  expect(screens.map(({ name }) => name)).toEqual(after);
  await app.close();
});
