const figures = new Intl.NumberFormat('en-IN');

/** A number of things with its digits grouped as in India: `1,01,090`. */
export const counted = (count: number): string => figures.format(count);
