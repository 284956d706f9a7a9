import type { FastifyError, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { codeOf, isDatabaseDown } from '../../database/errorCodes';
import { problemSentence } from '../../lib/validationWords';
import { ProblemError } from './ProblemError';

const retryAfterSeconds = 2;
/** As nginx counts it: nobody receives it, and it is no failure of the server. */
const clientLeft = 499;

/**
 * Turns any error of a request into `{ code, message, field? }`. Errors not meant for the client are logged
 * and hidden.
 */
export const errors = fp(
  async (app) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      // the route may have had a text or a compressed stream in mind
      reply.removeHeader('content-encoding').type('application/json');
      if (hasClientLeft(error, request)) {
        request.log.info('the client left before its reply was sent');
        return reply.code(clientLeft).send({});
      }
      const problem = problemOf(error);
      if (!problem) {
        request.log.error(error);
        return reply
          .code(500)
          .send({ code: 'internal', message: 'Something went wrong on our side. Please try again.' });
      }
      if (problem.status === 503) {
        request.log.warn(error);
        reply.header('retry-after', retryAfterSeconds);
      }
      return reply.code(problem.status).send(problem.toProblem());
    });
  },
  { name: 'errors' },
);

/** Whether a reply was not read to its end because its connection is closed; otherwise what it was read from ended early. */
const hasClientLeft = ({ code }: FastifyError, { raw }: FastifyRequest): boolean =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;

function problemOf(error: FastifyError): ProblemError | null {
  if (error instanceof ProblemError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const field = first?.instancePath.slice(1).replaceAll('/', '.') ?? '';
    const message = problemSentence(first?.message ?? 'is not valid', field);
    return new ProblemError(400, 'invalid-request', message, field || undefined);
  }
  if (isDatabaseDown(error)) {
    return new ProblemError(
      503,
      'database-unavailable',
      'Our database is not answering. Please try again in a moment.',
    );
  }
  if (isUnstorable(error))
    return new ProblemError(
      400,
      'invalid-request',
      'The request holds a character or a day that cannot be stored.',
    );
  // Errors of Fastify and its plugins (malformed JSON, too large, a path outside the folder) carry a status.
  const { statusCode = 500, message } = error;
  return statusCode < 500 ? new ProblemError(statusCode, 'invalid-request', message) : null;
}

/**
 * What PostgreSQL cannot store, where it is queried or written because the client sent it: NUL in text (22021) or in JSON (22P05), a
 * day of the year 0000 (22008), and in JSON half of a pair of surrogates (22P02).
 */
function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isHalfPair = codeOf(error) === '22P02' && error.message.endsWith('for type json');
  return isHalfPair || ['22021', '22P05', '22008'].includes(codeOf(error)) || isUnstorable(error.cause);
}
