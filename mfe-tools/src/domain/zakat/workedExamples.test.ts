import { toPaise, toRupees } from '../paise';
import { calculateZakat } from './zakat';
import { workedExamples } from './workedExamples.fixture';
import { fakeSheet, gold } from './zakatSheet.fixture';

/** Published results may have more decimals than money; ours are rounded to a paisa, from prices rounded to a paisa. */
const withinOnePaisa = 0.01;

describe('published examples', () => {
  it.each(workedExamples)('agree: $name ($source)', ({ sheet, prices, net, zakat }) => {
    const result = calculateZakat(sheet, prices);
    if (net !== undefined) expect(result.netPaise).toBe(toPaise(net));
    expect(Math.abs(toRupees(result.duePaise) - zakat)).toBeLessThanOrEqual(withinOnePaisa);
  });

  it('agree: 100 g of 22 carat contain 91.67 g of pure gold (https://lavaloon.com/ZAKAT/example-scenario)', () => {
    const { netPaise } = calculateZakat(fakeSheet({ gold: [gold(100, 22)] }), { gold: 100, silver: 1 });
    expect(toRupees(netPaise)).toBe(91.67);
  });

  it('agree: the solar rate is 2.577% (https://fiqh.islamonline.net/en/calculating-zakah-on-the-solar-calendar/)', () => {
    const sheet = fakeSheet({ cash: toPaise(1_000_000), settings: { year: 'solar' } });
    expect(calculateZakat(sheet, { gold: 100, silver: 100 }).duePaise).toBe(2_577_684);
  });
});
