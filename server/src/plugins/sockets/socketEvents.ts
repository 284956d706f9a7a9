import type { AccessLevel } from '@tayyib/shared/access';
import type { Acknowledgement, ClientEvents } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';
import { z } from 'zod';
import { problemSentence } from '../../lib/validationWords';
import { problemOfAccess } from '../session/accessDecision';
import { sessionEnded } from '../session/accessProblems';
import type { EventLimit } from '../rateLimit/limits';
import { eventLimits } from '../rateLimit/limits';
import { createEventAllowance } from '../rateLimit/eventAllowance';
import { ProblemError } from '../http/ProblemError';
import type { RealtimeSocket } from './socketTypes';
import type { Viewer } from '../session/Viewer';
import { createTokenBucket } from '../rateLimit/tokenBucket';

export type ClientEventName = keyof ClientEvents;

/** What an event of a browser must satisfy before its handler runs. */
export interface EventPolicy<Payload> {
  /** Who may send it. Checked each time: plans and roles change while a connection is open. */
  access: AccessLevel;
  /** Its payload. */
  schema: z.ZodType<Payload>;
  /** How often one connection may send it; all of a user's together may send it three times as often. */
  limit?: EventLimit;
}

/** A registered policy. */
export interface DescribedPolicy {
  access: AccessLevel;
  schema: z.ZodType;
  limit: EventLimit;
}

/** The schema of an event without a payload. */
export const nothing = z.undefined();

/** The handler's reply besides the acknowledgement; for most events, none. */
type ReplyTo<Name extends ClientEventName> =
  Parameters<ClientEvents[Name]> extends [...unknown[], (answer: infer Given) => void]
    ? Omit<Extract<Given, { ok: true }>, 'ok'> extends infer Reply
      ? [keyof Reply] extends [never]
        ? void
        : Reply
      : never
    : never;

export type EventHandler<Name extends ClientEventName, Payload> = (
  socket: RealtimeSocket,
  payload: Payload,
  viewer: Viewer,
) => Promise<ReplyTo<Name>>;

const tooMany = () =>
  new ProblemError(429, 'too-many-requests', 'That was tried too often. Please wait a few seconds.');

/** The events that features have registered, and how each is handled on a connection. */
export function createSocketEvents(app: FastifyInstance) {
  const policies = new Map<ClientEventName, AccessLevel>();
  const { requiresSecondFactor } = app.config.identity;
  const described = new Map<ClientEventName, DescribedPolicy>();
  const attachments: ((socket: RealtimeSocket) => void)[] = [];

  /** The current viewer of the connection. */
  const currentViewer = async (socket: RealtimeSocket): Promise<Viewer> => {
    const { sessionId, via } = socket.data.viewer;
    const found = await app.liveSessions.byId(sessionId, via, app.clock.now());
    if (!found) throw sessionEnded();
    socket.data.viewer = found.viewer;
    return found.viewer;
  };

  /** Nothing that arrives on a socket may end the process: every error becomes a reply. */
  const outcomeOf = async (work: () => Promise<object | void>): Promise<Acknowledgement> => {
    try {
      return { ok: true, ...(await work()) };
    } catch (error) {
      if (error instanceof ProblemError) return { ok: false, code: error.code, message: error.message };
      app.log.error(error);
      return { ok: false, code: 'internal', message: 'Something went wrong on our side. Please try again.' };
    }
  };

  const queues = new WeakMap<RealtimeSocket, LimitFunction>();
  /** Events of one connection are handled in the order in which they arrived: a hang-up never overtakes the call it ends. */
  const inOrder = (
    socket: RealtimeSocket,
    isFlood: boolean,
    work: () => Promise<object | void>,
  ): Promise<Acknowledgement> => {
    if (isFlood) return outcomeOf(work);
    const queue = queues.get(socket) ?? pLimit(1);
    queues.set(socket, queue);
    return queue(() => outcomeOf(work));
  };

  return {
    policies,
    /** The same with payloads and limits, for the documentation page. */
    described,

    /** Registers an event. Each is answered with an `Acknowledgement` when its sender waits for one. */
    register<Name extends ClientEventName, Payload>(
      name: Name,
      { access, schema, limit = eventLimits.default }: EventPolicy<Payload>,
      handle: EventHandler<Name, Payload>,
    ): void {
      if (policies.has(name)) throw new Error(`The socket event ${name} has a handler already.`);
      policies.set(name, access);
      described.set(name, { access, schema, limit });
      const isAllowed = createEventAllowance(app, name, limit);
      attachments.push((socket) => {
        const bucket = createTokenBucket(limit.burst, limit.perSecond);
        const answer = async (...sent: unknown[]) => {
          const done = sent.at(-1);
          // this check costs the server next to nothing, so a flood ends here
          const isFlood = !bucket.consume();
          const outcome = await inOrder(socket, isFlood, async () => {
            if (isFlood) throw tooMany();
            if (!(await isAllowed(socket.data.viewer.userId))) throw tooMany();
            const viewer = await currentViewer(socket);
            const problem = problemOfAccess(access, viewer, { requiresSecondFactor });
            if (problem) throw problem;
            return handle(
              socket,
              payloadOf(schema, typeof sent[0] === 'function' ? undefined : sent[0]),
              viewer,
            );
          });
          if (typeof done === 'function') Reflect.apply(done, undefined, [outcome]);
          // nobody ended it: it expired
          if (!outcome.ok && outcome.code === 'session-ended')
            app.dropSession(socket.data.viewer.sessionId, outcome.message);
        };
        const event: ClientEventName = name;
        socket.on(event, answer);
      });
    },

    /** Makes a new connection handle every registered event. */
    attach(socket: RealtimeSocket): void {
      for (const attach of attachments) attach(socket);
    },
  };
}

function payloadOf<Payload>(schema: z.ZodType<Payload>, sent: unknown): Payload {
  const { data, error } = schema.safeParse(sent);
  if (error) {
    const [issue] = error.issues;
    const message = problemSentence(issue?.message ?? 'is not valid', issue?.path.join('.'));
    throw new ProblemError(400, 'invalid-request', message);
  }
  return data;
}
