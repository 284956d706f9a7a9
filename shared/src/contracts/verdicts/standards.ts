/** The screening standards, the default first. */
export const standardIds = [
  'TASIS',
  'AAOIFI',
  'SP',
  'DOW_JONES',
  'MSCI',
  'FTSE_YASAAR',
  'SC_MALAYSIA',
] as const;

/** Display names of the standards. */
export const standardNames: Readonly<Record<(typeof standardIds)[number], string>> = {
  TASIS: 'TASIS',
  AAOIFI: 'AAOIFI',
  SP: 'S&P',
  DOW_JONES: 'Dow Jones',
  MSCI: 'MSCI',
  FTSE_YASAAR: 'FTSE Yasaar',
  SC_MALAYSIA: 'SC Malaysia',
};

/** Finds a standard by name or id, case-insensitively; null if unknown. */
export function standardNamed(text: string): (typeof standardIds)[number] | null {
  const wanted = text.trim().toLowerCase();
  const isIt = (id: (typeof standardIds)[number]) =>
    standardNames[id].toLowerCase() === wanted || id.toLowerCase() === wanted;
  return standardIds.find(isIt) ?? null;
}
