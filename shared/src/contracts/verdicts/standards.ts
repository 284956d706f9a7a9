/** The standards companies are judged by, the default first. */
export const standardIds = [
  'TASIS',
  'AAOIFI',
  'SP',
  'DOW_JONES',
  'MSCI',
  'FTSE_YASAAR',
  'SC_MALAYSIA',
] as const;

/** What each is called, wherever a person reads or writes it. */
export const standardNames: Readonly<Record<(typeof standardIds)[number], string>> = {
  TASIS: 'TASIS',
  AAOIFI: 'AAOIFI',
  SP: 'S&P',
  DOW_JONES: 'Dow Jones',
  MSCI: 'MSCI',
  FTSE_YASAAR: 'FTSE Yasaar',
  SC_MALAYSIA: 'SC Malaysia',
};

/** The standard of that name or id, in any case; null where there is none. */
export function standardNamed(text: string): (typeof standardIds)[number] | null {
  const wanted = text.trim().toLowerCase();
  const isIt = (id: (typeof standardIds)[number]) =>
    standardNames[id].toLowerCase() === wanted || id.toLowerCase() === wanted;
  return standardIds.find(isIt) ?? null;
}
