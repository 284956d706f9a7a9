import type { PortfolioEntry, PurificationCompany } from '@tayyib/shared/contracts';
import type { Purchase } from '@tayyib/shared/sdk/modules';
import { Fraction, least, sharesOn, toRupees, toWholePaise, type Paise } from '@tayyib/shared/values/amounts';

type Steps = PurificationCompany['steps'];

/** What is left of a purchase. Shares are as counted when they were bought. */
interface Rest {
  day: string;
  shares: Fraction;
  /** Their part of the amount and its charges; null where not known. */
  paidPaise: Paise | null;
}

/** As many decimals as the field for shares shows. */
const shareDecimals = 4;

/**
 * The purchases of one company by its entries, oldest first: a sale takes the oldest shares, and divides a purchase of which it takes
 * a part. Parts of an amount add up to it. Shares sold that no purchase on record covers are left out.
 */
export function purchasesOf(entries: readonly PortfolioEntry[], steps: Steps): Purchase[] {
  const isSale = ({ kind }: PortfolioEntry) => kind === 'sell';
  const rests = entries
    .filter((entry) => !isSale(entry))
    .toSorted(byDay)
    .map(({ day, quantity, amountPaise, chargesPaise }): Rest => {
      const paidPaise = amountPaise === null ? null : amountPaise + chargesPaise;
      return { day, shares: Fraction.of(quantity), paidPaise };
    });
  let spent = 0;
  const sold = entries
    .filter(isSale)
    .toSorted(byDay)
    .flatMap((sale) => {
      const isSpent = (rest: Rest | undefined) => rest !== undefined && !isLeft(rest);
      // thousands of sales need not pass all the purchases that were sold before
      while (isSpent(rests[spent])) spent += 1;
      return sell(rests, spent, sale, steps);
    });
  const held = rests.filter(isLeft).map((rest) => bought(rest, rest.shares, rest.paidPaise));
  return [...sold, ...held].sort((a, b) => (a.boughtOn ?? '').localeCompare(b.boughtOn ?? ''));
}

const byDay = (a: PortfolioEntry, b: PortfolioEntry) =>
  a.day.localeCompare(b.day) || a.key.localeCompare(b.key);
const isLeft = ({ shares }: Rest) => shares.compareTo(Fraction.zero) > 0;

/** Takes the shares of a sale from what is left of the purchases before it, from one of them on. */
function sell(rests: readonly Rest[], from: number, sale: PortfolioEntry, steps: Steps): Purchase[] {
  const { day, quantity, amountPaise, chargesPaise } = sale;
  const parts: Purchase[] = [];
  let left = Fraction.of(quantity);
  let receivedPaise = amountPaise === null ? null : amountPaise - chargesPaise;
  for (const rest of rests.slice(from)) {
    if (rest.day > day || left.compareTo(Fraction.zero) <= 0) break;
    if (!isLeft(rest)) continue;
    // a share bought then counts as so many on the day of the sale
    const factor = sharesOn({ shares: 1, boughtOn: rest.day }, day, steps);
    const wanted = left.over(factor).rounded(shareDecimals);
    const sold = least(wanted, rest.shares);
    const takesAll = sold.equals(wanted);
    const isWhole = sold.equals(rest.shares);
    const paid = isWhole ? rest.paidPaise : partOf(rest.paidPaise, sold, rest.shares);
    const soldShares = takesAll ? left : sold.times(factor);
    const received = takesAll ? receivedPaise : partOf(receivedPaise, soldShares, left);
    parts.push({ ...bought(rest, sold, paid), soldOn: day, receivedRupees: rupeesOf(received) });
    rest.shares = rest.shares.minus(sold);
    rest.paidPaise = less(rest.paidPaise, paid);
    left = left.minus(soldShares);
    receivedPaise = less(receivedPaise, received);
  }
  return parts;
}

function bought({ day }: Rest, shares: Fraction, paidPaise: Paise | null): Purchase {
  const held = { soldOn: null, receivedRupees: null };
  return { shares: shares.toNumber(), boughtOn: day, paidRupees: rupeesOf(paidPaise), ...held };
}

const partOf = (paise: Paise | null, part: Fraction, whole: Fraction): Paise | null =>
  paise === null ? null : toWholePaise(Fraction.of(paise).times(part).over(whole));
const less = (paise: Paise | null, gone: Paise | null): Paise | null =>
  paise === null || gone === null ? null : paise - gone;
const rupeesOf = (paise: Paise | null): number | null => (paise === null ? null : toRupees(paise));
