/** The page for which a plan was bought, which the page after the payment leads to. */
export interface PageToOpen {
  title: string;
  /** Within the product. */
  address: string;
}

/** Reads it from the state of a navigation. */
export function pageToOpen(state: unknown): PageToOpen | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('opens' in state) || typeof state.opens !== 'object' || state.opens === null) return null;
  const { opens } = state;
  if (!('title' in opens) || typeof opens.title !== 'string') return null;
  if (!('address' in opens) || typeof opens.address !== 'string') return null;
  return { title: opens.title, address: opens.address };
}
