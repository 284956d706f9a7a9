import { randomUUID } from 'node:crypto';
import { closedStatus } from '@tayyib/shared/account-status';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import {
  deviceCookie,
  readCookie,
  setDeviceCookie,
  setSessionCookie,
  browserDevice,
  clearSessionCookie,
  sessionCookie,
} from '../../../plugins/session/sessionCookie';
import { audit } from '../../platform/audit/audit';
import { isOngoing, planAt } from '../billing/terms/openSubscription';
import { subscriptions } from '../../../database/schema/accounts/billingTables';
import { users } from '../../../database/schema/accounts/identityTables';
import { hasAnyFactor } from '../secondFactor/anyFactor';
import { createPendingSignIns } from '../secondFactor/pendingSignIns';
import { createDeviceRepository } from './deviceRepository';
import { labelOfAgent } from '../../../lib/labelOfAgent';
import { lifetimes } from './lifetimes';
import { createEndedSessions } from './endedSessions';
import { createSessionRepository, hashOf, privilegesOf } from './sessionRepository';

export interface SignedIn {
  deviceId: string;
  /** For clients that are not browsers; a browser has its cookie. */
  accessToken?: string;
}

const accountClosed = () =>
  new ProblemError(
    403,
    'account-closed',
    'This account is closed. Write to us if you think it should not be.',
  );

/** Signs users in once their identity is proven, and out again. */
export function createSessionService(app: FastifyInstance) {
  const { db } = app;
  const sessions = createSessionRepository(db);
  const devices = createDeviceRepository(db);
  const ended = createEndedSessions(db);
  const pending = createPendingSignIns(db);

  const privilegesNow = async (userId: string, now: Date) => {
    const [user] = await db
      .select({
        status: users.status,
        roles: users.roles,
        granted: users.plan,
        subscription: subscriptions,
      })
      .from(users)
      .leftJoin(subscriptions, isOngoing)
      .where(eq(users.id, userId));
    if (!user || user.status === closedStatus) return null;
    return privilegesOf({ plan: planAt(user, now), roles: user.roles });
  };

  /**
   * Ends one session of that user, on whatever server its connections are. False when they have no such
   * session.
   */
  const end = async (userId: string, sessionId: string, message: string): Promise<boolean> => {
    const isClosed = await sessions.close(userId, sessionId, message, app.clock.now());
    if (isClosed) app.dropSession(sessionId, message);
    return isClosed;
  };

  /** The privileges of a user who may sign in. Throws `account-closed`. */
  const privilegesAtSignIn = async (request: FastifyRequest, userId: string, now: Date) => {
    const privileges = await privilegesNow(userId, now);
    if (privileges !== null) return privileges;
    await audit(db, { at: now, userId, actor: null, event: 'sign-in-refused', address: request.ip });
    throw accountClosed();
  };

  /**
   * Signs in a user who has proven every factor they have. The token is always new, whatever the client sent, and the
   * device they were signed in on before is notified and signed out. Throws `account-closed`.
   */
  const signInFully = async (
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
    deviceType: number,
  ): Promise<SignedIn> => {
    const now = app.clock.now();
    const isBrowser = deviceType === browserDevice;
    const kind = isBrowser ? 'browser' : 'client';
    const privileges = await privilegesAtSignIn(request, userId, now);
    const { viewer } = request;
    if (viewer && viewer.userId !== userId)
      await end(viewer.userId, viewer.sessionId, 'You have signed out.');

    const known = isBrowser ? z.uuid().safeParse(readCookie(request, deviceCookie)) : null;
    const deviceId = known?.success ? known.data : randomUUID();
    const label = labelOfAgent(request.headers['user-agent']);
    await devices.signedIn({ userId, id: deviceId, label, address: request.ip }, now);
    const why = `You signed in on another device: ${label}.`;
    const opened = await sessions.open({ userId, kind, deviceId, privileges }, now, why);
    if (opened.replacedId !== null) app.dropSession(opened.replacedId, why);
    const { ip: address } = request;
    await audit(db, { at: now, userId, event: 'signed-in', address, detail: { device: label } });
    if (isBrowser) {
      setSessionCookie(request, reply, opened);
      setDeviceCookie(request, reply, deviceId);
      return { deviceId };
    }
    const accessToken = await sessions.issueBearer(opened.id, 'access', lifetimes.accessTokenMs, now);
    return { deviceId, accessToken };
  };

  return {
    end,
    signInFully,

    /**
     * Signs in a user who has proven one factor, if that is all they have; else the sign-in waits for its second step, in this
     * browser only. Throws `account-closed`.
     * @param deviceType as in the body of `login`: 0 is a browser and gets cookies, others get an access
     * token
     * @param returnTo where to go after the second step; null where the page knows
     * @returns null while the second step is pending
     */
    async signIn(
      request: FastifyRequest,
      reply: FastifyReply,
      userId: string,
      deviceType: number,
      returnTo: string | null = null,
    ): Promise<SignedIn | null> {
      const now = app.clock.now();
      if (!(await hasAnyFactor(db, userId))) return signInFully(request, reply, userId, deviceType);
      await privilegesAtSignIn(request, userId, now);
      await pending.begin(request, reply, { userId, deviceType, returnTo }, now);
      return null;
    },

    /**
     * Replaces every credential of the caller's session, as after a change of how they sign in: anyone with a copy is
     * signed out, while this caller continues with what the reply contains.
     * @returns the new access token of a client that is not a browser
     */
    async replaceCredentials(
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<{ access_token?: string }> {
      const { sessionId, via } = viewerOf(request);
      const now = app.clock.now();
      const renewed = await sessions.replaceCredentials(sessionId, now);
      if (!renewed) return {};
      // a page must have its new cookie before it connects again
      reply.raw.once('close', () => app.reconnectSession(sessionId));
      if (via === 'bearer')
        return {
          access_token: await sessions.issueBearer(renewed.id, 'access', lifetimes.accessTokenMs, now),
        };
      setSessionCookie(request, reply, renewed);
      return {};
    },

    /**
     * Notifies the devices of sessions that were ended by something else, on whatever server their
     * connections are.
     */
    notifyEnded(sessionIds: readonly string[], message: string): void {
      for (const id of sessionIds) app.dropSession(id, message);
    },

    /** Why the session of the caller's cookie ended, if it did; the cookie is removed then. */
    async whyEnded(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
      const token = readCookie(request, sessionCookie);
      const found = token === undefined || request.viewer ? null : await ended.find(hashOf(token));
      if (!found || found.isReplaced) return null;
      clearSessionCookie(request, reply);
      return found.why;
    },

    /** Ends all sessions of a user but one, and pending sign-ins, as after a change of password. */
    async endOthers(userId: string, exceptId: string | null, message: string): Promise<void> {
      await pending.endAll(userId);
      const closed = await sessions.closeOthers(userId, exceptId, message, app.clock.now());
      for (const id of closed) app.dropSession(id, message);
    },
  };
}
