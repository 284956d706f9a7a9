import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config';

const requestIdHeader = 'x-request-id';

/** Letters, digits, `-` and `_`: nothing that could end a line of a log, or contain an email. */
const wellFormed = /^[\w-]{8,64}$/;

/** Names each request: by the id of a proxy that we trust if it sent a well-formed one, otherwise by a new one. */
export const requestIds =
  ({ trustedProxies }: Pick<Config, 'trustedProxies'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const sent = headers[requestIdHeader];
    return trustedProxies > 0 && typeof sent === 'string' && wellFormed.test(sent) ? sent : randomUUID();
  };

/** Returns the id of the request in every reply, errors included: people can quote it, and the log has it. */
export const requestId = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.header(requestIdHeader, request.id);
      done();
    });
  },
  { name: 'requestId' },
);
