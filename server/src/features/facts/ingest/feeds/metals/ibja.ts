import { z } from 'zod';
import { DamagedFile } from '../reading/DamagedFile';
import type { WholeFeed } from '../Feed';
import { readJson, rowsFrom } from '../reading/readJson';
import { RefusedRow, dayOfParts, decimal } from '../reading/values';
import type { MetalPrice } from './storeMetalPrices';
import { ibjaPublisher, storeMetalPrices } from './storeMetalPrices';

const Rates = z.array(
  z.object({
    RateDate: z.string(),
    RateTime: z.string(),
    Purity: z.string(),
    GoldRate: z.string(),
    SilverRate: z.string(),
  }),
);
/** Errors arrive with status 200. */
const Complaint = z.array(z.object({ status: z.string(), message: z.string() })).min(1);

/** The purest of the purities quoted, in parts of a thousand. */
const purest = '999';
const gramsOfGold = 10;
const gramsOfSilver = 1000;

interface Session {
  day: string;
  isEvening: boolean;
  goldPerGram: string | null;
  silverPerGram: string | null;
}

/**
 * Rates of the India Bullion and Jewellers Association, twice a day: gold in rupees per 10 grams, silver per kilogram,
 * without GST. The evening rate is the day's price.
 */
export const ibja: WholeFeed<Session> = {
  name: 'ibja',
  title: 'Gold and silver of the India Bullion and Jewellers Association (GoldRates .json)',
  officialAddress: null, // needs an access token of one's own
  async read(file) {
    const answer = await readJson(file, z.union([Rates, Complaint]));
    const rates = answer.flatMap((entry) => ('RateDate' in entry ? [entry] : []));
    const [complaint] = answer.flatMap((entry) => ('message' in entry ? [entry.message] : []));
    if (complaint !== undefined) throw new DamagedFile(1, `IBJA answered: ${complaint}`);
    const read = rowsFrom(rates, (rate) => {
      const [date, month, year] = rate.RateDate.split('/');
      if (rate.Purity !== purest) throw new RefusedRow(`Purity ${rate.Purity} is not the purest.`, true);
      if (!/^(12AM|6PM)$/.test(rate.RateTime)) throw new RefusedRow(`"${rate.RateTime}" is no session.`);
      return {
        day: dayOfParts({ year, month, date }, rate.RateDate, 'day of the rate'),
        isEvening: rate.RateTime === '6PM',
        goldPerGram: perGram(rate.GoldRate, gramsOfGold, 'gold rate'),
        silverPerGram: perGram(rate.SilverRate, gramsOfSilver, 'silver rate'),
      };
    });
    return { ...read, population: file.name };
  },
  async store(transaction, rows, file) {
    const inOrder = rows.map(({ row }) => row).sort((a, b) => Number(a.isEvening) - Number(b.isEvening));
    const prices = new Map<string, MetalPrice>();
    for (const { day, goldPerGram, silverPerGram } of inOrder) {
      for (const [metal, rupeesPerGram] of [
        ['gold', goldPerGram] as const,
        ['silver', silverPerGram] as const,
      ]) {
        if (rupeesPerGram === null) continue;
        prices.set(`${metal} ${day}`, {
          metal,
          day,
          rupeesPerGram,
          note: 'Indian price of 999 purity, without GST.',
          publisher: ibjaPublisher,
          document: file.name,
          publishedOn: day,
        });
      }
    }
    const stored = await storeMetalPrices(transaction, [...prices.values()]);
    return { stored, unchanged: prices.size - stored, refused: [], touched: [] };
  },
};

const highest = 1e9;

/** Blank or nil until the session has ended. */
function perGram(text: string, grams: number, what: string): string | null {
  if (text.trim() === '' || Number(text) === 0) return null;
  const value = decimal(text.trim(), what);
  if (!(value > 0 && value < highest)) throw new RefusedRow(`The ${what} "${text}" makes no sense.`);
  return (value / grams).toFixed(2);
}
