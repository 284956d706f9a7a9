import { gstPercent } from '@tayyib/shared/prices';

export interface GstSplit {
  taxablePaise: number;
  /** The union's half within a state; 0 between states. */
  cgstPaise: number;
  /** The state's half within a state; 0 between states. */
  sgstPaise: number;
  /** All of it between states; 0 within one. */
  igstPaise: number;
}

/**
 * The tax included in a price, in whole paise that add up to it. The halves within a state are equal, as
 * their rates are, so the taxable value absorbs the rounding: at most one paisa.
 */
export function gstSplit(totalPaise: number, { isBetweenStates }: { isBetweenStates: boolean }): GstSplit {
  const withTax = 100 + gstPercent;
  if (isBetweenStates) {
    const igstPaise = Math.round((totalPaise * gstPercent) / withTax);
    return { taxablePaise: totalPaise - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise };
  }
  const half = Math.round((totalPaise * gstPercent) / 2 / withTax);
  return { taxablePaise: totalPaise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}
