import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { Refusal } from '../registry/versionLives';

export const unknownModule = () => new ProblemError(404, 'not-found', 'There is no such module.', 'id');

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

export const otherWidenerNeeded = (version: string) =>
  new ProblemError(
    409,
    'second-person-needed',
    `You published ${version}. Ask another staff member to offer it to more people.`,
    'audience',
  );

export const otherRetirerNeeded = () =>
  new ProblemError(
    409,
    'second-person-needed',
    'You switched this module off. Ask another staff member to retire it.',
  );

export const stillOn = () =>
  new ProblemError(409, 'still-on', 'This module is on. Switch it off first, and see that nobody misses it.');

export const retired = () => refusedAction('retired', '');

export const unknownVersion = (version: string) => refusedAction('unknown-version', version);

export const versionGone = (version: string) => refusedAction('version-gone', version);

export const noCanary = () => refusedAction('no-canary', '');

/** An action on a version that its life does not allow. */
export function refusedAction(refusal: Refusal, version: string): ProblemError {
  if (refusal === 'unknown-version')
    return new ProblemError(404, 'not-found', `There is no version ${version} of this module.`, 'version');
  const field = version === '' ? undefined : 'version';
  return new ProblemError(409, refusal, refusals[refusal](version), field);
}

const refusals: Readonly<Record<Exclude<Refusal, 'unknown-version'>, (version: string) => string>> = {
  'version-exists': (version) => `${version} exists already.`,
  'still-offered': (version) => `${version} is still offered. Roll it back or end the canary first.`,
  retired: () => 'This module is retired. A new version of it begins it again.',
  'version-gone': (version) => `The files of ${version} are not there any more.`,
  'version-stopped': (version) =>
    `${version} was rolled back or stopped, and does not run again. Publish the corrected module as a new version.`,
  'already-stable': (version) => `${version} is the stable version already.`,
  'no-canary': () => 'This module has no canary.',
  'nothing-before': () => 'No earlier version of this module was stable and is still good.',
};

export const unknownPeople = (emails: readonly string[], field = 'audience.users') =>
  new ProblemError(422, 'unknown-people', `Nobody here has the email ${emails.join(', ')}.`, field);
