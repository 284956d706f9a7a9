/** Why a sign-in through a provider failed. The page has a sentence for each. */
export type RefusalCode =
  | 'cancelled'
  | 'expired'
  | 'unavailable'
  | 'refused'
  | 'email-missing'
  | 'email-unverified'
  | 'registration-failed'
  | 'removed'
  | 'account-closed';

export class ExternalRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    options?: ErrorOptions,
  ) {
    super(`A sign-in through a provider was refused: ${code}`, options);
    this.name = 'ExternalRefusal';
  }
}
