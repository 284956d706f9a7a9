import { spokenDay } from '@tayyib/shared/values/calendar';
import type { AccountingYear, IpoReply, SourcedFigure, Verdict } from '@tayyib/shared/contracts';
import { safeRatio, sumIfKnown } from '../../../lib/safeRatio';

type ProForma = IpoReply['proForma'];

/**
 * Debt to assets before the issue and after it, assuming that the whole issue is fresh money and none of it
 * has repaid debt yet. Based on the last financial year that ended before the issue. Null without such
 * accounts or without a known issue size.
 */
export function proForma(
  years: readonly AccountingYear[],
  issue: {
    opensOn: string | null;
    listsOn: string | null;
    sizeRupees: number | null;
    source: SourcedFigure['source'];
  },
  verdict: Verdict | null,
): { rows: ProForma; missing: string[] } {
  if (years.length === 0) return { rows: [], missing: ['Annual accounts of the company'] };
  const opened = issue.opensOn ?? issue.listsOn;
  if (opened === null) return { rows: [], missing: ['When the issue opened'] };
  const year = years.findLast(({ periodEnd }) => periodEnd < opened);
  if (year === undefined) return { rows: [], missing: ['Annual accounts from before the issue'] };
  if (issue.sizeRupees === null) return { rows: [], missing: ['How much the issue raises'] };
  const { debt, totalAssets } = year.figures;
  const period = `On ${spokenDay(year.periodEnd)}`;
  const rows: ProForma = [
    {
      label: 'Debt to assets',
      before: safeRatio(debt, totalAssets),
      after: safeRatio(debt, sumIfKnown(totalAssets, issue.sizeRupees)),
      limit:
        verdict?.ratios.find(({ id, dividedBy }) => id === 'debt' && dividedBy === 'accounts')?.limit ?? null,
      formula:
        'Borrowings / (total assets + size of the issue). A sale by owners brings the company nothing: the true figure may be higher.',
      figures: [
        { label: 'Borrowings', value: debt, unit: 'rupees', period, source: year.source },
        { label: 'Total assets', value: totalAssets, unit: 'rupees', period, source: year.source },
        {
          label: 'Size of the issue',
          value: issue.sizeRupees,
          unit: 'rupees',
          period: `From ${spokenDay(opened)}`,
          source: issue.source,
        },
      ],
    },
  ];
  return { rows, missing: debt === null ? ['Borrowings of the company'] : [] };
}
