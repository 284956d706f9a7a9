import { Fraction } from '@tayyib/shared/values/amounts';

/** An amount that facts leave between two others. Known where they are the same; null: nothing limits it. */
export interface Bounds {
  least: Fraction;
  most: Fraction | null;
}

export const exactly = (amount: Fraction): Bounds => ({ least: amount, most: amount });

export const isKnown = ({ least, most }: Bounds): boolean => most !== null && least.equals(most);

/** Both bounds changed by something that grows with them. */
export const mapBounds = ({ least, most }: Bounds, change: (amount: Fraction) => Fraction): Bounds => ({
  least: change(least),
  most: most === null ? null : change(most),
});

/** From none of it to all of it. */
export const anyPart: Bounds = { least: Fraction.zero, most: Fraction.one };
