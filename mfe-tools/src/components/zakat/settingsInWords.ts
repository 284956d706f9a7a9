import { nisabWeights } from '@tayyib/shared/nisab';
import { hijriDay } from '@tayyib/shared/values/calendar';
import { formatDay } from '@tayyib/shared/values/format';
import type { Hawl } from '../../domain/zakat/hawl';
import { schoolNames, schoolOf } from '../../domain/zakat/schools';
import type { ZakatSettings } from '../../domain/zakat/zakatSheet';

/**
 * `By the Hanafi school, lunar year 1448, nisab of 612.36 g of silver.`
 * @param hawl null while the first day of the year is not typed
 */
export function settingsInWords(settings: ZakatSettings, hawl: Hawl | null, today: string): string {
  const school = schoolOf(settings);
  const by = school === null ? 'By a mixture of schools' : `By the ${schoolNames[school]} school`;
  const { metal, milligrams } = nisabWeights[settings.nisab];
  const milligramsPerGram = 1000;
  return `${by}, ${settings.year} year ${yearOf(settings, hawl, today)}, nisab of ${milligrams / milligramsPerGram} g of ${metal}.`;
}

/** The year of today, or when the one that was typed is due. */
function yearOf({ year }: ZakatSettings, hawl: Hawl | null, today: string): string {
  const dueOn = hawl?.dueOn ?? null;
  if (dueOn !== null) return `due on ${formatDay(dueOn)}`;
  return year === 'lunar' ? String(hijriDay(today).year) : today.slice(0, 4);
}
