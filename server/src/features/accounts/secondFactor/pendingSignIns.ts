import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../../database/client';
import { pendingSignIns } from '../../../database/schema/accounts/secondFactorTables';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { cookieAttributes, cookieName, readCookie } from '../../../plugins/session/sessionCookie';

/** Identifies a sign-in that waits for its second step. Grants nothing without a code. */
const pendingCookie = 'tayyib_second_step';
const pendingMinutes = 10;
/** Wrong codes until the sign-in has to be started again. */
export const maxTries = 5;

/** Tokens are random and long, so a plain hash cannot be reversed. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** What is left to do once the second step is right. */
export interface PendingSignIn {
  userId: string;
  deviceType: number;
  /** Where a link or a provider leads to; null where the page knows. */
  returnTo: string | null;
}

/** Sign-ins that wait for their second step, each in the browser that started it. */
export function createPendingSignIns(db: Database) {
  const isOpen = (token: string, now: Date) =>
    and(
      eq(pendingSignIns.tokenHash, hashOf(token)),
      gt(pendingSignIns.expiresAt, now),
      lt(pendingSignIns.tries, maxTries),
    );

  return {
    /** Starts one, with a cookie that only this browser gets. */
    async begin(
      request: FastifyRequest,
      reply: FastifyReply,
      signIn: PendingSignIn,
      now: Date,
    ): Promise<void> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + pendingMinutes * 60_000);
      await db.insert(pendingSignIns).values({ ...signIn, tokenHash: hashOf(token), expiresAt });
      const attributes = cookieAttributes(request);
      const name = cookieName(pendingCookie, attributes.secure);
      reply.setCookie(name, token, { ...attributes, maxAge: pendingMinutes * 60 });
    },

    /** That of this browser; null without one. */
    async find(request: FastifyRequest, now: Date): Promise<(PendingSignIn & { token: string }) | null> {
      const token = readCookie(request, pendingCookie);
      if (token === undefined) return null;
      const [found] = await db.select().from(pendingSignIns).where(isOpen(token, now));
      return found ? { ...found, token } : null;
    },

    /**
     * Counts an attempt, and locks the row for the transaction, so that only one of several requests completes the sign-in.
     * @returns the attempts so far; null where it was completed, has expired, or had too many
     */
    async countTry(transaction: Transaction, token: string, now: Date): Promise<number | null> {
      const [counted] = await transaction
        .update(pendingSignIns)
        .set({ tries: sql`${pendingSignIns.tries} + 1` })
        .where(isOpen(token, now))
        .returning({ tries: pendingSignIns.tries });
      return counted?.tries ?? null;
    },

    /** Ends it: it was completed. */
    async end(transaction: Transaction, token: string): Promise<void> {
      await transaction.delete(pendingSignIns).where(eq(pendingSignIns.tokenHash, hashOf(token)));
    },

    clearCookie(request: FastifyRequest, reply: FastifyReply): void {
      const attributes = cookieAttributes(request);
      reply.clearCookie(cookieName(pendingCookie, attributes.secure), attributes);
    },

    /** Ends all of a user, as after a change of password. */
    async endAll(userId: string): Promise<void> {
      await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
    },

    async tidy(now: Date): Promise<void> {
      await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now));
    },
  };
}

/** The problem where no sign-in waits for a second step in this browser. */
export const stepEnded = (): ProblemError =>
  new ProblemError(
    401,
    'second-step-ended',
    'This sign-in took too long, or had too many wrong codes. Please log in again.',
  );
