/** A formatted date with three letters for each month, as `formatDay` has them: some runtimes write `Sept`. */
export const withShortMonth = (date: string): string => date.replace(/\bSept\b/, 'Sep');
