import { ProblemError } from '../../../../plugins/http/ProblemError';

/** The upload is invalid. */
export const refusedUpload = (message: string, field?: string) =>
  new ProblemError(422, 'bad-upload', message, field);

/** `module.json` or `release.json` violates the contract between modules and shell. */
export const brokenContract = (message: string, field?: string) =>
  new ProblemError(422, 'contract-broken', message, field);

export const versionExists = (version: string) =>
  new ProblemError(
    409,
    'version-exists',
    `${version} exists already, and a version never changes. Raise the version and publish again.`,
    'version',
  );
