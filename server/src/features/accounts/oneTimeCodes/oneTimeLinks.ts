import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { keyedHash } from '../../../lib/hashes';
import { oneTimeLinks } from '../../../database/schema/accounts/oneTimeTables';

type LinkRow = typeof oneTimeLinks.$inferSelect;
export type LinkPurpose = LinkRow['purpose'];

export const linkMinutes = 15;

interface Opened {
  userId: string;
  returnTo: string;
  /** True in the browser that requested the link. */
  isSameBrowser: boolean;
}

const expiryOf = (now: Date) => new Date(now.getTime() + linkMinutes * 60_000);

/** Links that work once. Inspecting one changes nothing, because mail scanners open every link. */
export function createOneTimeLinks(secret: string) {
  const hashOf = (token: string) => keyedHash(secret, 'link', token);
  const isLive = (purpose: LinkPurpose, token: string, now: Date) =>
    and(
      eq(oneTimeLinks.tokenHash, hashOf(token)),
      eq(oneTimeLinks.purpose, purpose),
      isNull(oneTimeLinks.usedAt),
      gt(oneTimeLinks.expiresAt, now),
    );
  const opened = (row: LinkRow, browser: string | null): Opened => ({
    userId: row.userId,
    returnTo: row.returnTo,
    isSameBrowser: browser !== null && row.browserHash === keyedHash(secret, 'browser', browser),
  });

  return {
    /**
     * Returns the token for the mail, and for nothing else. Without a user (null) the work is the same and
     * the token opens nothing, so that no response time reveals who has an account.
     */
    async issue(
      db: Database | Transaction,
      link: { purpose: LinkPurpose; userId: string | null; browser: string; returnTo: string; now: Date },
    ): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const browserHash = keyedHash(secret, 'browser', link.browser);
      await db.execute(sql`
        insert into one_time_links (token_hash, purpose, user_id, browser_hash, return_to, expires_at)
        select ${hashOf(token)}, ${link.purpose}, id, ${browserHash}, ${link.returnTo},
          ${expiryOf(link.now).toISOString()}::timestamptz
        from users where id = ${link.userId}::uuid
      `);
      return token;
    },
    async inspect(
      db: Database,
      {
        purpose,
        token,
        browser,
        now,
      }: { purpose: LinkPurpose; token: string; browser: string | null; now: Date },
    ): Promise<Opened | null> {
      const [row] = await db
        .select()
        .from(oneTimeLinks)
        .where(isLive(purpose, token, now));
      return row ? opened(row, browser) : null;
    },
    /** The owner of a link, also when it is expired; null for an invalid one. */
    async ownerOf(db: Database, token: string): Promise<string | null> {
      const [row] = await db
        .select({ userId: oneTimeLinks.userId })
        .from(oneTimeLinks)
        .where(eq(oneTimeLinks.tokenHash, hashOf(token)));
      return row?.userId ?? null;
    },
    /** Consumes the link; null when it was used, is too old or invalid. */
    async use(
      db: Database | Transaction,
      {
        purpose,
        token,
        browser,
        now,
      }: { purpose: LinkPurpose; token: string; browser: string | null; now: Date },
    ): Promise<Opened | null> {
      const [row] = await db
        .update(oneTimeLinks)
        .set({ usedAt: now })
        .where(isLive(purpose, token, now))
        .returning();
      return row ? opened(row, browser) : null;
    },
    expiryOf,
    /** Revokes every link of the user, of either kind. */
    async revokeAll(db: Database | Transaction, userId: string, now: Date): Promise<void> {
      await db
        .update(oneTimeLinks)
        .set({ usedAt: now })
        .where(and(eq(oneTimeLinks.userId, userId), isNull(oneTimeLinks.usedAt)));
    },
  };
}
