import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { eq, or } from 'drizzle-orm';
import { VerdictReceipt } from '@tayyib/shared/contracts';
import { standardIds, standardNamed } from '@tayyib/shared/shariah';
import { z } from 'zod';
import { readConfig } from '../../../../config/config';
import { runCommand } from '../../../../lib/runCommand';
import { securities } from '../../../../database/schema/facts/factsTables';
import { openForImport } from '../../../../database/openForImport';
import { readReceipt } from './readReceipt';
import { reportOn } from './reportOn';

const usage = `Usage: npm run verify-receipt -- <receipt.json> --keys "<keyId>:<key> …" [--filing <filing.xml>]
       npm run verify-receipt -- --symbol <symbol or ISIN> [--standard TASIS]

Works a verdict out again from its receipt, holds its rules against the editions published and its signature against the keys
given. With a file, nothing else is asked: no store, no network. The keys are what the module-keys meta tag of the site's pages
says; without --keys a receipt is never sound, because anyone who changes a figure can hash it again.
--filing compares the bytes of a filing to the sha256 in the receipt: of the newest accounts, or of complete ones beside a summary.
--symbol takes the receipts from the store instead, of every standard unless one is named.`;

/** `npm run verify-receipt`. Exits with 1 if a receipt is not sound, 2 on wrong usage. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      symbol: { type: 'string' },
      standard: { type: 'string' },
      keys: { type: 'string' },
      filing: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [file] = positionals;
  if (values.help === true || (file === undefined) === (values.symbol === undefined)) {
    console.log(usage);
    return values.help === true ? 0 : 2;
  }
  const receipts =
    file === undefined ? await fromStore(values.symbol ?? '', values.standard) : [await fromFile(file)];
  const filedBytes = values.filing === undefined ? undefined : await readFile(given(values.filing));
  const keys = file === undefined ? null : (values.keys ?? '');
  return receipts.map((receipt) => report(receipt, keys, filedBytes)).every(Boolean) && receipts.length > 0
    ? 0
    : 1;
}

/** npm runs the command in the project's root; paths are relative to the user's directory. */
const given = (file: string) => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

async function fromFile(file: string): Promise<VerdictReceipt> {
  const text = await readFile(given(file), 'utf8');
  const parsed = VerdictReceipt.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file} is no receipt.\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

async function fromStore(code: string, named: string | undefined): Promise<VerdictReceipt[]> {
  const one = named === undefined ? undefined : standardNamed(named);
  if (one === null) throw new Error(`There is no standard ${named}.`);
  const store = await openForImport(readConfig(process.env), (sentence) => console.error(sentence));
  try {
    const upper = code.toUpperCase();
    const [stock] = await store.db
      .select({ isin: securities.isin })
      .from(securities)
      .where(or(eq(securities.symbol, upper), eq(securities.isin, upper)));
    if (stock === undefined) throw new Error(`No listed company is known as ${code}.`);
    const found = await Promise.all(
      standardIds
        .filter((id) => one === undefined || id === one)
        .map((id) => readReceipt(store.db, stock.isin, id)),
    );
    return found.filter((receipt) => receipt !== undefined);
  } finally {
    await store.close();
  }
}

/** Prints the report on a receipt; returns whether it is sound. */
function report(receipt: VerdictReceipt, keys: string | null, filedBytes?: Uint8Array): boolean {
  const { isSound, lines } = reportOn(receipt, keys, filedBytes);
  console.log(lines.join('\n'));
  return isSound;
}

await runCommand(usage, main);
