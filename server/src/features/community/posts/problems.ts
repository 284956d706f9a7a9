import { ProblemError } from '../../../plugins/http/ProblemError';

/** The same response for a missing post and for another user's. */
export const noSuchPost = () =>
  new ProblemError(404, 'no-such-post', 'You have no such post. It may be deleted already.');

export const postIsGone = () => new ProblemError(404, 'post-deleted', 'This post was deleted.');
