import { createHash, randomBytes } from 'node:crypto';
import { refusalOf } from '@tayyib/shared/access';
import { indianDay } from '@tayyib/shared/values/calendar';
import type { Scanner } from '@tayyib/shared/contracts';
import { asc, eq, inArray, lt } from 'drizzle-orm';
import { formatPaise } from '@tayyib/shared/values/format';
import type { Database, Queryable } from '../../../../database/client';
import { securities } from '../../../../database/schema/facts/factsTables';
import { type AlertContent, scannerHits, scanners } from '../../../../database/schema/personal/alertTables';
import { readAccess } from '../../../accounts/billing/terms/readAccess';
import { addAlert } from '../addAlert';
import type { ScannerMessage } from './readScannerMessage';

type Row = typeof scanners.$inferSelect;
const namedStocks = 10;
/** In the address of its page. */
const linkedStocks = 50;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const newSecret = () => randomBytes(32).toString('base64url');

export const toScanner = ({ id, name, isPaused, createdAt, lastAt }: Row): Scanner => ({
  id,
  name,
  isPaused,
  createdAt: createdAt.toISOString(),
  lastAt: lastAt?.toISOString() ?? null,
});

/** Scanners and their messages. Secrets are returned once, and stored as hashes. */
export function createScannerRepository(db: Database) {
  const change = async (id: string, values: Partial<Row>) => {
    const [row] = await db.update(scanners).set(values).where(eq(scanners.id, id)).returning();
    return row ?? null;
  };
  return {
    list: async () => (await db.select().from(scanners).orderBy(asc(scanners.createdAt))).map(toScanner),
    find: async (id: string) => (await db.select().from(scanners).where(eq(scanners.id, id)))[0] ?? null,
    bySecret: async (secret: string) =>
      (
        await db
          .select()
          .from(scanners)
          .where(eq(scanners.secretHash, hashOf(secret)))
      )[0] ?? null,
    change,
    async add(name: string, createdAt: Date): Promise<{ row: Row; secret: string } | null> {
      const secret = newSecret();
      const [row] = await db
        .insert(scanners)
        .values({ name, secretHash: hashOf(secret), createdAt })
        .returning();
      return row ? { row, secret } : null;
    },
    /** From here on only the new address works. */
    async replaceSecret(id: string): Promise<{ row: Row; secret: string } | null> {
      const secret = newSecret();
      const row = await change(id, { secretHash: hashOf(secret) });
      return row && { row, secret };
    },
    async remove(id: string): Promise<boolean> {
      return (await db.delete(scanners).where(eq(scanners.id, id)).returning()).length > 0;
    },
    /**
     * Alerts everyone whose plan includes scanners, in one transaction with the mark that they were. False for a message
     * that came before on the same day, and while the scanner is paused.
     */
    async accept(scanner: Row, message: ScannerMessage, now: Date): Promise<boolean> {
      if (scanner.isPaused) return false;
      const fingerprint = hashOf(JSON.stringify([indianDay(now), message]));
      return db.transaction(async (transaction) => {
        const fresh = await transaction
          .insert(scannerHits)
          .values({ scannerId: scanner.id, fingerprint, at: now })
          .onConflictDoNothing()
          .returning();
        if (fresh.length === 0) return false;
        await transaction.update(scanners).set({ lastAt: now }).where(eq(scanners.id, scanner.id));
        const stocks = await writtenOut(transaction, message.stocks);
        const everyone = [...(await readAccess(transaction, now))];
        const readers = everyone.filter(([, user]) => refusalOf('pro', user) === null).map(([id]) => id);
        await addAlert(transaction, {
          userIds: readers,
          key: `scanner:${scanner.id}:${fingerprint}`,
          content: contentOf(scanner, { ...message, stocks }),
        });
        return true;
      });
    },
    /** Alerts one member of staff alone, as a message of this scanner would. */
    test: (scanner: Row, userId: string, now: Date): Promise<void> =>
      db.transaction((transaction) =>
        addAlert(transaction, {
          userIds: [userId],
          key: `scanner:${scanner.id}:test:${now.toISOString()}`,
          content: contentOf(scanner, {
            alertName: 'Test',
            scanName: scanner.name,
            triggeredAt: '',
            stocks: ['TEST'],
            prices: [1],
          }),
        }),
      ),
    /** Deletes marks older than the days they guard. */
    deleteOldHits: async (before: Date): Promise<void> => {
      await db.delete(scannerHits).where(lt(scannerHits.at, before));
    },
  };
}

/** Codes as exchanges write them, where TradingView has `_`: M_M is M&M, and BAJAJ_AUTO is BAJAJ-AUTO. */
async function writtenOut(db: Queryable, codes: readonly string[]): Promise<string[]> {
  const guesses = new Map(
    codes
      .filter((code) => code.includes('_'))
      .map((code) => [code, [code.replaceAll('_', '-'), code.replaceAll('_', '&')]]),
  );
  if (guesses.size === 0) return [...codes];
  const rows = await db
    .select({ symbol: securities.symbol })
    .from(securities)
    .where(inArray(securities.symbol, [...guesses.values()].flat()));
  const known = new Set(rows.map(({ symbol }) => symbol));
  return codes.map((code) => guesses.get(code)?.find((guess) => known.has(guess)) ?? code);
}

function contentOf({ name }: Row, message: ScannerMessage): AlertContent {
  const { alertName, scanName, triggeredAt, stocks, prices } = message;
  const named = stocks.slice(0, namedStocks);
  const more = stocks.length - named.length;
  const list = named.map((code, at) => {
    const price = prices[at] ?? null;
    return price === null ? code : `${code} at ${formatPaise(price)}`;
  });
  return {
    kind: 'scanner',
    status: 3,
    alert_name: alertName || name,
    scan_name: scanName || name,
    scan_url: `/screener?${new URLSearchParams({ stocks: stocks.slice(0, linkedStocks).join(',') })}`,
    title: `${scanName || name}: ${stocks.length === 1 ? '1 stock' : `${stocks.length} stocks`}`,
    description: `${list.join(', ')}${more > 0 ? ` and ${more} more` : ''}.${triggeredAt ? ` Found at ${triggeredAt}.` : ''}`,
    stocks,
    trigger_prices: prices.every((price) => price !== null) ? prices : [],
  };
}
