import { spokenDay } from '@tayyib/shared/calendar';
import type { AccountingYear, IpoReply, SourcedFigure, Verdict } from '@tayyib/shared/contracts';
import { per, sum } from '../../../lib/per';

type ProForma = IpoReply['proForma'];

/**
 * Debt to assets before the issue and with the money raised in the balance sheet, all of it fresh and none of it used to pay
 * back yet. It rests on the last year that ended before the issue. Nothing where no such accounts are on file, or no size of
 * the issue is known.
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
  const came = issue.opensOn ?? issue.listsOn;
  if (came === null) return { rows: [], missing: ['When the issue opened'] };
  const year = years.findLast(({ periodEnd }) => periodEnd < came);
  if (year === undefined) return { rows: [], missing: ['Annual accounts from before the issue'] };
  if (issue.sizeRupees === null) return { rows: [], missing: ['How much the issue raises'] };
  const { debt, totalAssets } = year.figures;
  const period = `On ${spokenDay(year.periodEnd)}`;
  const rows: ProForma = [
    {
      label: 'Debt to assets',
      before: per(debt, totalAssets),
      after: per(debt, sum(totalAssets, issue.sizeRupees)),
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
          period: `From ${spokenDay(came)}`,
          source: issue.source,
        },
      ],
    },
  ];
  return { rows, missing: debt === null ? ['Borrowings of the company'] : [] };
}
