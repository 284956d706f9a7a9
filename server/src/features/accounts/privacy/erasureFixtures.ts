import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createBrowser, lastCodeTo } from '../../../testing';

/** A user whose name and addresses occur in no other row by chance. */
export const zubayda = {
  email: 'Zubayda.Qx@tayyib.example',
  first_name: 'Zubaydaxq',
  last_name: 'Qurayshxz',
  password: 'seven blue lanterns',
};
export const zubaydasPhone = '+12025550177';

/** Signs the user up through the API, in a new browser. */
export async function signUp(app: FastifyInstance) {
  const browser = createBrowser(app);
  await browser.post('/add/user', zubayda);
  const { email } = zubayda;
  const reply = await browser.post('/identity/verification/use', {
    email,
    code: await lastCodeTo(app, email),
  });
  return { browser, userId: String(reply.json().data.user._id) };
}

export const avatarImage = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#7f66bc' } })
    .png()
    .toBuffer();

/** `table.column` of every column that contains one of these texts, ignoring case. */
export async function columnsHolding(app: FastifyInstance, texts: readonly string[]): Promise<string[]> {
  const { pool } = app.store;
  const { rows } = await pool.query<{ schema: string; table: string; column: string }>(
    `select table_schema as schema, table_name as table, column_name as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' order by 1, 2, 3`,
  );
  const found: string[] = [];
  for (const { schema, table, column } of rows) {
    const name = `"${column}"`;
    const matches = await pool.query(
      `select 1 from "${schema}"."${table}" where exists (
         select from unnest($1::text[]) as sought where position(lower(sought) in lower(${name}::text)) > 0) limit 1`,
      [texts],
    );
    if (matches.rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** The columns that are declared to still identify an erased user. */
export const exceptionsOf = (app: FastifyInstance): string[] =>
  app.personalData.all.flatMap(({ table, onErasure }) =>
    onErasure?.does === 'keep' ? (onErasure.columns ?? []).map((column) => `${table}.${column}`) : [],
  );
