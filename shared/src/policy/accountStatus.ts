/** What the account field `status` says. Zod-free: browsers run this table too. */
export interface AccountStatus {
  title: string;
  /** For whom it is, in a sentence. */
  meaning: string;
  /** The badge beside the name; null where there is nothing to say. */
  badge: 'checklist' | 'purple' | 'red' | 'yellow' | null;
}

/** One meaning per value (ADR 0033). Colours and the exemption of 4 are the spec's, the words are ours. */
export const accountStatuses = {
  0: { title: 'Verified', meaning: 'Their email or phone number is confirmed.', badge: 'checklist' },
  1: { title: 'Member', meaning: 'They have bought a plan.', badge: 'purple' },
  2: { title: 'Closed', meaning: 'Closed by us: nobody gets in with it.', badge: 'red' },
  3: { title: 'New', meaning: 'Nothing is known of them yet.', badge: null },
  4: { title: 'Guest of the house', meaning: 'Their plan is a gift and does not end.', badge: 'yellow' },
} as const satisfies Record<number, AccountStatus>;

export type AccountStatusCode = keyof typeof accountStatuses;

const allStatuses: readonly AccountStatusCode[] = [0, 1, 2, 3, 4];

/** A new account's. */
export const newStatus: AccountStatusCode = 3;
/** What a new account becomes once its email is confirmed. */
export const verifiedStatus: AccountStatusCode = 0;
/** What an account becomes with the first plan it buys. */
export const memberStatus: AccountStatusCode = 1;
/** An account with it opens no session. */
export const closedStatus: AccountStatusCode = 2;
/** An account with it is never asked whether its plan has ended. */
export const exemptStatus: AccountStatusCode = 4;

/** A number as a status. @throws Error for one that is none */
export function accountStatusCodeOf(value: number): AccountStatusCode {
  const code = allStatuses.find((each) => each === value);
  if (code === undefined) throw new Error(`${value} is no account status.`);
  return code;
}

/** The line of the table; a value nobody knows counts as new. */
export function accountStatusOf(code: number): AccountStatus {
  const known: Readonly<Record<number, AccountStatus>> = accountStatuses;
  return known[code] ?? accountStatuses[newStatus];
}
