import { maxSupportMessages } from '@tayyib/shared/limits';
import { ProblemError } from '../../../plugins/http/ProblemError';

/** The same response for a missing request and for another user's. */
export const noSuchRequest = () => new ProblemError(404, 'no-such-request', 'There is no such request.');

export const requestIsClosed = () =>
  new ProblemError(409, 'request-closed', 'This request is closed. Please write a new one.');

export const tooManyMessages = () =>
  new ProblemError(
    409,
    'too-many-messages',
    `This request has ${maxSupportMessages} messages, which is the most. Please write a new one.`,
  );
