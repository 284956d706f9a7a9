import { ProblemError } from '../../../../plugins/http/ProblemError';

export const unknownModule = () => new ProblemError(404, 'not-found', 'There is no such module.', 'id');

export const unknownVersion = (version: string) =>
  new ProblemError(404, 'not-found', `There is no version ${version} of this module.`, 'version');

export const secondPersonNeeded = () =>
  new ProblemError(
    409,
    'second-person-needed',
    'You published this new module. Ask another staff member to review it and switch it on.',
  );

export const otherPublisherNeeded = (version: string) =>
  new ProblemError(
    409,
    'second-person-needed',
    `You published ${version}. Ask another staff member to review it and offer it.`,
    'version',
  );

export const versionGone = (version: string) =>
  new ProblemError(409, 'version-gone', `The files of ${version} are not there any more.`, 'version');

export const alreadyStable = (version: string) =>
  new ProblemError(409, 'already-stable', `${version} is the stable version already.`, 'version');

export const noCanary = () => new ProblemError(409, 'no-canary', 'This module has no canary.');

export const nothingToRollBackTo = () =>
  new ProblemError(409, 'nothing-before', 'No earlier version of this module was stable and is still good.');

export const unknownPeople = (emails: readonly string[]) =>
  new ProblemError(
    422,
    'unknown-people',
    `Nobody here has the email ${emails.join(', ')}.`,
    'audience.users',
  );
