import type { Acknowledgement } from '@tayyib/shared/contracts';
import { RegisterCaller } from '@tayyib/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../plugins/ProblemError';
import { register, unregister } from './callers';
import { createPresence } from './presence';
import { createTokenBucket } from './tokenBucket';

const tooMany = () =>
  new ProblemError(429, 'too-many-requests', 'That was tried too often. Please wait a few seconds.');

/** Who is online for calls: people register, see each other, and are gone when they leave. */
export const callEvents: FastifyPluginAsyncZod = async (app) => {
  const presence = createPresence(app);

  app.onSocket((socket) => {
    const bucket = createTokenBucket(10, 1);

    const answering =
      (work: (payload: unknown) => Promise<void>) =>
      async (...sent: unknown[]) => {
        const answer = await outcomeOf(app.log, async () => {
          if (!bucket.take()) throw tooMany();
          await work(sent[0]);
        });
        const done = sent.at(-1);
        if (typeof done === 'function') Reflect.apply(done, undefined, [answer]);
      };

    socket.on(
      'register-new-user',
      answering(async (payload) => {
        const { data, error } = RegisterCaller.safeParse(payload);
        if (!data) throw new ProblemError(400, 'invalid-request', error.issues[0]?.message ?? 'Not valid.');
        await register(app.io, socket, data.username);
        // Nobody can open a room yet, so the list of rooms is empty for everyone.
        socket.emit('broadcast', { event: 'GROUP_CALL_ROOMS', groupCallRooms: [] });
        presence.changed();
      }),
    );
    socket.on(
      'unregister-user',
      answering(async () => {
        await unregister(socket);
        presence.changed();
      }),
    );
    socket.on('disconnect', () => {
      if (socket.data.caller) presence.changed();
    });
  });
};

/** Nothing that arrives on a socket may end the process: whatever goes wrong becomes an answer. */
async function outcomeOf(log: FastifyBaseLogger, work: () => Promise<void>): Promise<Acknowledgement> {
  try {
    await work();
    return { ok: true };
  } catch (error) {
    if (error instanceof ProblemError) return { ok: false, code: error.code, message: error.message };
    log.error(error);
    return { ok: false, code: 'internal', message: 'Something went wrong on our side. Please try again.' };
  }
}
