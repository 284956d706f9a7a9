import { dayNumber } from '@tayyib/shared/calendar';

const firstDay = dayNumber('1990-01-01');
const days = 20_000;
const bitsPerByte = 8;

/** Which days of which companies were seen: one bit each, since a file may have millions. */
export class SeenDays {
  private readonly met = new Map<string, Uint8Array>();

  /** Notes a day. False when it was noted before; null when it lies outside 1990 to 2044. */
  add(isin: string, day: string): boolean | null {
    const number = dayNumber(day) - firstDay;
    if (!(number >= 0 && number < days)) return null;
    const bits = this.met.get(isin) ?? new Uint8Array(days / bitsPerByte);
    this.met.set(isin, bits);
    const byte = Math.floor(number / bitsPerByte);
    const bit = 1 << (number % bitsPerByte);
    const before = bits[byte] ?? 0;
    bits[byte] = before | bit;
    return (before & bit) === 0;
  }
}
