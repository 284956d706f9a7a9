import { ProblemError } from '../../../../plugins/http/ProblemError';

export const notAnOwner = (id: string) =>
  new ProblemError(
    403,
    'not-an-owner',
    `Only the owners of ${id} may do this. They are named at /staff/modules, where an owner or an administrator adds others.`,
  );

export const notStaff = (emails: readonly string[]) =>
  new ProblemError(
    422,
    'not-staff',
    `Only staff own modules. ${emails.join(', ')} ${emails.length === 1 ? 'is' : 'are'} not on the staff.`,
    'owners',
  );

/** The same for a wrong token, one that expired or was revoked, and one of another module. */
export const refusedToken = () =>
  new ProblemError(
    401,
    'module-token-refused',
    'This token does not publish this module. It may have expired or been revoked; an owner makes another at /staff/modules.',
  );

export const unknownToken = () => new ProblemError(404, 'not-found', 'There is no such token.', 'token');

export const tooManyTokens = (max: number) =>
  new ProblemError(409, 'too-many-tokens', `A module has at most ${max} tokens. Revoke one first.`);
