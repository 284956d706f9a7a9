import { formatDay, formatPercent } from '@tayyib/shared/values/format';
import { cutList, rangeInWords, signed } from './figuresOf';
import { inRupees } from '@tayyib/shared/values/amounts';
import type { Held, Overview, Part } from './overviewOf';

const worth = ({ valuePaise }: Held) => valuePaise ?? 0;
const share = (part: number, whole: number) => formatPercent(whole === 0 ? 0 : part / whole);

/** The flows of the yearly return, oldest first; the last is what is held now. */
export function flowSteps({ flows, value }: Overview['xirr']): string[] {
  const oldestFirst = flows.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return [
    ...cutList(oldestFirst, ({ day, paise }) => `${formatDay(day)}: ${signed(paise)}.`, 'flows'),
    `Value of ${formatDay(value.day)}: ${signed(value.paise)}.`,
  ];
}

/** Each company with its impure share and its weight by value, the largest weight first. */
export const impureSteps = ({ companies, valuePaise }: Overview['impure']): string[] =>
  cutList(
    companies,
    (held) => {
      const own = held.company?.impureShare;
      const of = own ? rangeInWords(own, formatPercent) : 'not known';
      return `${held.name}: ${of}, weight ${share(worth(held), valuePaise)} (${inRupees(worth(held))}).`;
    },
    'companies',
  );

/** Each part of a distribution with its companies, the largest first. */
export function partSteps(parts: readonly Part[], valuePaise: number): string[] {
  return [
    ...cutList(
      parts,
      ({ label, paise, companies }) =>
        `${label}: ${cutList(companies, (held) => `${held.name} ${inRupees(worth(held))}`, 'companies').join('; ')}; together ${inRupees(paise)}, ${share(paise, valuePaise)} of ${inRupees(valuePaise)}.`,
      'parts',
    ),
  ];
}
