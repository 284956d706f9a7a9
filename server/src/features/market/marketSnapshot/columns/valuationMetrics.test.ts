import { dayNumber } from '@tayyib/shared/values/calendar';
import { aDossier } from '../dossier/dossier.fixture';
import { noPrices } from '../dossier/PriceSeries';
import { dividendYieldOn } from './valuationMetrics';

const dividend = (day: string, rupees: number) => ({ exDay: dayNumber(day), rupees });
const closedAt = (close: number, day: string) => ({
  ...noPrices,
  days: Int32Array.of(dayNumber(day)),
  closes: Float64Array.of(close),
});

it('a dividend yield takes the year up to its close, however old that is', () => {
  const dividends = [dividend('2025-08-21', 5), dividend('2025-10-15', 11), dividend('2026-11-10', 30)];
  const dossier = aDossier('TCS', { dividends, prices: closedAt(200, '2026-08-21') });
  expect(dividendYieldOn(dossier, dayNumber('2026-11-30'))).toBe(11 / 200);
  expect(dividendYieldOn(dossier, dayNumber('2026-08-20'))).toBeNaN();
});
