/** Whether a column says what the verdict beside the name says already. */
export const saysVerdict = (column: string): boolean => column.toLowerCase() === 'status';
