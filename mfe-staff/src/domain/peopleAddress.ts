/** The address of a search for accounts. */
export const peopleAddress = (text = ''): string =>
  text === '' ? '/staff/people' : `/staff/people?${new URLSearchParams({ q: text })}`;

/** The address of one account; the search it was found by stays in it. */
export const personAddress = (id: string, text = ''): string =>
  `/staff/people?${new URLSearchParams({ ...(text !== '' && { q: text }), person: id })}`;
