import { hijriDay } from '@tayyib/shared/values/calendar';
import type { Hawl } from '../zakat/hawl';
import { schoolNames, schoolOf } from '../zakat/schools';
import type { ZakatResult } from '../zakat/zakat';
import type { PriceUsed } from '../zakat/prices/pricesUsed';
import type { ZakatLine } from '../zakat/ZakatLine';
import { inRupees } from '@tayyib/shared/values/amounts';
import type { WealthLine } from '../zakat/wealthLines';
import type { YearToSave } from './drafts';

/** The year as it can be saved, or a sentence why it cannot. */
export function yearToSave(
  { assets, purified, debts, netPaise, nisab, rate, outcome, summary, duePaise }: ZakatResult,
  hawl: Hawl | null,
  prices: readonly PriceUsed[],
  { id, name, form: { settings } }: WealthLine,
): YearToSave | string {
  if (hawl === null)
    return 'Type above when your wealth reached the nisab: the year is named by its due date.';
  if (hawl.dueOn === null) return 'No year runs: there is nothing to save.';
  if (outcome === 'incomplete' || nisab.paise === null) return summary;
  const school = schoolOf(settings);
  const deducted = [...purified, ...debts];
  return {
    wealth: { id, name },
    year: hijriDay(hawl.dueOn).year,
    duePaise,
    facts: {
      startsOn: hawl.startsOn,
      dueOn: hawl.dueOn,
      isComplete: hawl.isComplete,
      netPaise,
      school: school === null ? 'A mixture' : schoolNames[school],
      nisab: nisab.label,
      nisabPaise: nisab.paise,
      assetsPaise: sum(assets),
      debtsPaise: sum(deducted),
      working: [
        ...assets.map((line) => inWords(line, '')),
        ...deducted.map((line) => inWords(line, '− ')),
        ...prices.flatMap(({ metal, paise, of }) =>
          paise === null ? [] : [{ label: `Price of ${metal} per gram, ${of}`, value: inRupees(paise) }],
        ),
        { label: `${summary}, at ${rate.label}`, value: inRupees(duePaise) },
      ],
    },
  };
}

const sum = (lines: readonly ZakatLine[]) => lines.reduce((total, { paise }) => total + (paise ?? 0), 0);
const inWords = ({ label, details, paise }: ZakatLine, sign: string) => ({
  label: `${label}: ${details}`,
  value: `${sign}${inRupees(paise ?? 0)}`,
});
