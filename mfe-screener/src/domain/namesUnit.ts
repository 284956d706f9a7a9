/** Whether the name of a figure ends with its unit, which is then not said again: `Debtor days`. */
export const namesUnit = (name: string, unit: string): boolean =>
  name.toLowerCase().endsWith(` ${unit.toLowerCase()}`);
