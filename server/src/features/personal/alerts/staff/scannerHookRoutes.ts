import { parse } from 'node:querystring';
import { Problem, ScannerHookReply, ScannerSecretParams } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { createLimiter, tryConsume } from '../../../../plugins/rateLimit/limiters';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { readScannerMessage } from './readScannerMessage';
import { createScannerRepository } from './scannerRepository';

const maxBodyBytes = 64 * 1024;
/** Messages of one scanner a minute, from whatever address. */
const perScanner = { points: 20, seconds: 60 };

/** The same for a wrong secret and a deleted scanner. */
const noSuchScanner = () => new ProblemError(404, 'not-found', 'There is nothing at this address.');

/** Where scanners elsewhere post their hits. They sign nothing: the secret in the address is all that proves the sender. */
export const scannerHookRoutes: FastifyPluginAsyncZod = async (app) => {
  const scanners = createScannerRepository(app.db);
  const flood = createLimiter(app, { name: 'scanner-hooks', ...perScanner, insurance: 'memory' });
  // JSON as documented, or a form: whatever the content type says
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, typeof body === 'string' ? bodyOf(body) : null),
  );

  app.post(
    '/hooks/scanners/:secret',
    {
      schema: {
        tags: ['Notifications'],
        params: ScannerSecretParams,
        response: { 200: ScannerHookReply, 400: Problem, 404: Problem, 429: Problem },
      },
      config: {
        access: 'public',
        knowsViewer: false,
        callableFromElsewhere: true,
        rateLimit: httpLimits.scannerHooks,
      },
    },
    async (request) => {
      const scanner = await scanners.bySecret(request.params.secret);
      if (!scanner) throw noSuchScanner();
      if (!(await tryConsume(flood, scanner.id)).isAllowed)
        throw new ProblemError(429, 'too-many-requests', 'This scanner sends too often. Wait a minute.');
      const message = readScannerMessage(request.body);
      if (!message) throw new ProblemError(400, 'invalid-request', 'There is no stock in this message.');
      return { accepted: await scanners.accept(scanner, message, app.clock.now()) };
    },
  );
};

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { ...parse(text) };
  }
}
