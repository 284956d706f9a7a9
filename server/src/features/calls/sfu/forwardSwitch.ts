import type { FastifyInstance } from 'fastify';
import type { ForwardReply, ForwardRequest } from './forwardRequest';

const nobody: ForwardReply = { ok: false, reason: 'lost' };

/**
 * Asks the server whose Janus forwards a room, whichever it is.
 * @param own the name of this one, made anew with each start
 */
export function createForwardSwitch(
  { io, redis }: Pick<FastifyInstance, 'io' | 'redis'>,
  own: string,
  take: (request: ForwardRequest) => Promise<ForwardReply>,
) {
  if (redis) {
    io.on(
      'forward:ask',
      (to: string, request: ForwardRequest, done: (reply: ForwardReply | null) => void) => {
        if (to === own) void take(request).then(done);
        else done(null);
      },
    );
  }

  return async (to: string, request: ForwardRequest): Promise<ForwardReply> => {
    if (to === own) return take(request);
    if (!redis) return nobody;
    const replies: (ForwardReply | null)[] = await io
      .serverSideEmitWithAck('forward:ask', to, request)
      .catch(() => []);
    return replies.find((reply) => reply !== null) ?? nobody;
  };
}
