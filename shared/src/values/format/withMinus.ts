/** A formatted figure with a true minus sign, which is as wide as a plus: `-₹5.00` becomes `−₹5.00`. */
export const withMinus = (figure: string): string => figure.replace('-', '−');
