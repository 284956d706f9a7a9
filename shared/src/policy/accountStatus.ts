/** A value of the account field `status`. Without zod, as browsers use this table too. */
export interface AccountStatus {
  title: string;
  /** What it means, in a sentence. */
  meaning: string;
  /** The badge beside the name; null for none. */
  badge: 'checklist' | 'purple' | 'red' | 'yellow' | null;
}

/** One meaning per value (docs/product/accounts.md). The spec sets the colours and the exemption of 4; the texts are ours. */
export const accountStatuses = {
  0: { title: 'Verified', meaning: 'Their email or phone number is confirmed.', badge: 'checklist' },
  1: { title: 'Member', meaning: 'They have bought a plan.', badge: 'purple' },
  2: { title: 'Closed', meaning: 'Closed by us: it cannot sign in.', badge: 'red' },
  3: { title: 'New', meaning: 'A new account, nothing confirmed yet.', badge: null },
  4: { title: 'Guest of the house', meaning: 'Their plan is a gift and does not end.', badge: 'yellow' },
} as const satisfies Record<number, AccountStatus>;

export type AccountStatusCode = keyof typeof accountStatuses;

const allStatuses: readonly AccountStatusCode[] = [0, 1, 2, 3, 4];

/** The status of a new account. */
export const newStatus: AccountStatusCode = 3;
/** The status once the email is confirmed. */
export const verifiedStatus: AccountStatusCode = 0;
/** The status from the first bought plan on. */
export const memberStatus: AccountStatusCode = 1;
/** Accounts with this status cannot sign in. */
export const closedStatus: AccountStatusCode = 2;
/** The plan of accounts with this status never ends. */
export const exemptStatus: AccountStatusCode = 4;

/** Converts a number to a status code. @throws Error for an invalid one */
export function accountStatusCodeOf(value: number): AccountStatusCode {
  const code = allStatuses.find((each) => each === value);
  if (code === undefined) throw new Error(`${value} is no account status.`);
  return code;
}

/** The table row of a code; an unknown code counts as new. */
export function accountStatusOf(code: number): AccountStatus {
  const known: Readonly<Record<number, AccountStatus>> = accountStatuses;
  return known[code] ?? accountStatuses[newStatus];
}
