import { toPaise, toRupees } from './paise';
import { calculateZakat } from './zakat';
import { workedExamples } from './workedExamples.fixture';
import { aSheet, gold } from './zakatSheet.fixture';

/** A published answer may carry more decimals than money has; ours is the nearest paisa, off a price rounded to one. */
const withinOnePaisa = 0.01;

describe('published examples', () => {
  it.each(workedExamples)('agree: $name ($source)', ({ sheet, prices, net, zakat }) => {
    const result = calculateZakat(sheet, prices);
    if (net !== undefined) expect(result.netPaise).toBe(toPaise(net));
    expect(Math.abs(toRupees(result.duePaise) - zakat)).toBeLessThanOrEqual(withinOnePaisa);
  });

  it('agree: 100 g of 22 carat hold 91.67 g of pure gold (https://lavaloon.com/ZAKAT/example-scenario)', () => {
    const { netPaise } = calculateZakat(aSheet({ gold: [gold(100, 22)] }), { gold: 100, silver: 1 });
    expect(toRupees(netPaise)).toBe(91.67);
  });

  it('agree: the solar year takes 2.577 % (https://fiqh.islamonline.net/en/calculating-zakah-on-the-solar-calendar/)', () => {
    const sheet = aSheet({ cash: toPaise(1_000_000), settings: { year: 'solar' } });
    expect(calculateZakat(sheet, { gold: 100, silver: 100 }).duePaise).toBe(2_577_684);
  });
});
