import { randomUUID, createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import type { Viewer } from '../../../plugins/session/Viewer';
import { createEndedSessions, endingColumns } from './endedSessions';
import { lifetimes } from './lifetimes';
import {
  bearerTokens,
  devices,
  type SessionKind,
  sessions,
} from '../../../database/schema/accounts/sessionsTables';
import type { AccessFacts } from '@tayyib/shared/access';

/** Who signs in, and with what. */
export interface SignIn {
  userId: string;
  kind: SessionKind;
  deviceId: string;
  /** From `privilegesOf`. */
  privileges: string;
}

export interface OpenedSession {
  id: string;
  token: string;
  /** The session that this one replaced; null when there was none. */
  replacedId: string | null;
  expiresAt: Date;
}

const endOf = (createdAt: Date) => new Date(createdAt.getTime() + lifetimes.absoluteMs);

/** Opens, renews and ends sessions. Tokens are returned once and stored as hashes only. */
export function createSessionRepository(db: Database) {
  const ended = createEndedSessions(db);
  return {
    /**
     * Signs in. One statement replaces the user's previous session, however many sign in at once.
     * @param why the previous one ended, as its device shows it
     */
    async open(
      { userId, kind, deviceId, privileges }: SignIn,
      now: Date,
      why = 'You signed in on another device.',
    ): Promise<OpenedSession> {
      const token = newToken();
      const previous = await db
        .select(endingColumns)
        .from(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.kind, kind)));
      const session = {
        id: randomUUID(),
        deviceId,
        privileges,
        tokenHash: hashOf(token),
        previousTokenHash: null,
        tokenIssuedAt: now,
        createdAt: now,
        lastSeenAt: now,
      };
      const [opened] = await db
        .insert(sessions)
        .values({ userId, kind, ...session })
        .onConflictDoUpdate({
          target: [sessions.userId, sessions.kind],
          set: { ...session, replacedId: sql`${sessions.id}` },
        })
        .returning({ replacedId: sessions.replacedId });
      await ended.add(previous, why, now);
      return { id: session.id, token, replacedId: opened?.replacedId ?? null, expiresAt: endOf(now) };
    },

    /**
     * Gives a browser's session a new token, and the old one its grace period. Null when another request was
     * first, or the token was not the current one: the caller continues with what it has.
     */
    async rotate(
      viewer: Viewer,
      token: string,
      now: Date,
    ): Promise<Omit<OpenedSession, 'replacedId'> | null> {
      const next = newToken();
      const [rotated] = await db
        .update(sessions)
        .set({
          tokenHash: hashOf(next),
          previousTokenHash: sql`${sessions.tokenHash}`,
          tokenIssuedAt: now,
          privileges: privilegesOf(viewer),
        })
        .where(and(eq(sessions.id, viewer.sessionId), eq(sessions.tokenHash, hashOf(token))))
        .returning({ id: sessions.id, createdAt: sessions.createdAt });
      return rotated ? { id: rotated.id, token: next, expiresAt: endOf(rotated.createdAt) } : null;
    },

    /**
     * Gives a session another id and token, without a grace period for the ones before: its bearer tokens and connections
     * end with the id. Null when it has ended meanwhile.
     */
    async replaceCredentials(
      sessionId: string,
      now: Date,
    ): Promise<Omit<OpenedSession, 'replacedId'> | null> {
      const token = newToken();
      const [renewed] = await db
        .update(sessions)
        .set({ id: randomUUID(), tokenHash: hashOf(token), previousTokenHash: null, tokenIssuedAt: now })
        .where(eq(sessions.id, sessionId))
        .returning({ id: sessions.id, createdAt: sessions.createdAt });
      return renewed ? { id: renewed.id, token, expiresAt: endOf(renewed.createdAt) } : null;
    },

    /** Stores the time of the last activity. */
    async seen({ sessionId, userId, deviceId }: Viewer, now: Date): Promise<void> {
      await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
      await db
        .update(devices)
        .set({ lastSeenAt: now })
        .where(and(eq(devices.userId, userId), eq(devices.id, deviceId)));
    },

    /** Creates a token for a client that is not a browser. */
    async issueBearer(
      sessionId: string,
      purpose: (typeof bearerTokens.$inferInsert)['purpose'],
      lifetimeMs: number,
      now: Date,
    ): Promise<string> {
      const token = newToken();
      const expiresAt = new Date(now.getTime() + lifetimeMs);
      await db.insert(bearerTokens).values({ tokenHash: hashOf(token), sessionId, purpose, expiresAt });
      return token;
    },

    /** Ends one session of that user. False when they have no such session. */
    async close(userId: string, sessionId: string, why: string, now: Date): Promise<boolean> {
      const closed = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
        .returning(endingColumns);
      await ended.add(closed, why, now);
      return closed.length > 0;
    },

    /** Ends all sessions of a user but one, and returns the ended ones. */
    async closeOthers(userId: string, exceptId: string | null, why: string, now: Date): Promise<string[]> {
      const isOther = exceptId === null ? undefined : ne(sessions.id, exceptId);
      const closed = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), isOther))
        .returning(endingColumns);
      await ended.add(closed, why, now);
      return closed.map(({ id }) => id);
    },

    /** Deletes ended sessions and expired tokens. @returns the ids of the sessions, whose connections the caller must close */
    async removeDead(now: Date): Promise<string[]> {
      const before = (ms: number) => new Date(now.getTime() - ms);
      const dead = await db
        .delete(sessions)
        .where(
          or(
            lt(sessions.lastSeenAt, before(lifetimes.idleMs)),
            lt(sessions.createdAt, before(lifetimes.absoluteMs)),
          ),
        )
        .returning(endingColumns);
      await ended.add(dead, 'A session ends after 14 days without a visit, and after 90 days.', now);
      await ended.forgetOld(now);
      const isOrphan = sql`not exists (select from ${sessions} where ${sessions.id} = ${bearerTokens.sessionId})`;
      await db.delete(bearerTokens).where(or(lt(bearerTokens.expiresAt, now), isOrphan));
      return dead.map(({ id }) => id);
    },
  };
}

/** A user's privileges as a string that is equal as long as none of them changes. */
export function privilegesOf({ plan, roles }: AccessFacts): string {
  return [plan, ...[...roles].sort()].join(' ');
}

/** 256 bits from the system's generator. Returned once and stored as a hash only. */
function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token is random, so a plain hash cannot be reversed. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
