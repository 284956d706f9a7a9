import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { createLimiter, tryConsume } from '../../../plugins/rateLimit/limiters';
import { screenWorkLimits } from '../../../plugins/rateLimit/limits';

const tooWide = () =>
  new ProblemError(
    400,
    'too-much-work',
    'These columns compute too much at once. Choose fewer of them, or custom ratios over fewer years.',
    'columns',
  );
const tooOften = () =>
  new ProblemError(
    429,
    'too-many-requests',
    'Screens as large as this one were run too often. Please wait a minute and try again.',
  );

/**
 * Bounds the work of screens by what it costs, counted before any of it is done: that of one request, and that of one
 * user in a minute. Everyday screens are far below and not counted, however often a page runs them.
 */
export function createWorkAllowance(app: FastifyInstance) {
  const { perRequest, uncounted, perMinute } = screenWorkLimits;
  const perUser = createLimiter(app, { name: 'screen-work', ...perMinute, insurance: 'memory' });
  /** Consumes the steps over all companies that a request takes. Throws a problem where they are too many. */
  return async (userId: string, work: number): Promise<void> => {
    if (work > perRequest) throw tooWide();
    if (work <= uncounted) return;
    const { isAllowed } = await tryConsume(perUser, userId, work);
    if (!isAllowed) throw tooOften();
  };
}
