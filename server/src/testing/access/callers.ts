/**
 * The callers, in the order of the columns. Visitors have no account; the last three are on the Free plan and
 * have that role.
 */
export const callers = ['visitor', 'free', 'basic', 'premium', 'pro', 'advisor', 'staff', 'admin'] as const;
export type Caller = (typeof callers)[number];
