/** The state of the navigation to the page for which a plan was bought. */
export const thanksState = { isPaid: true } as const;

/** Whether a navigation brought the user from a payment. */
export const isPaidState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isPaid' in state && state.isPaid === true;
