import { Fraction } from '../exact/Fraction';
import { toWholePaise, type Paise } from '../paise';

/**
 * A zakat that is paid late, by the gold it was worth when it was due: a method of a minority.
 * Source: https://github.com/IRedDragonICY/zakatrs (tests/fiqh_advanced_scenarios.rs), a missed year by the gold standard.
 * @param rupeesThen per gram when it was due, above 0
 * @param rupeesNow per gram today
 * @returns to the nearest paisa
 */
export const lateZakatByGold = (duePaise: Paise, rupeesThen: number, rupeesNow: number): Paise =>
  toWholePaise(Fraction.of(duePaise).times(Fraction.of(rupeesNow)).over(Fraction.of(rupeesThen)));
