import type { StandardId } from '@tayyib/shared/contracts';
import { standardNames } from '@tayyib/shared/shariah';
import { csvFile, csvRupees, quoted } from '@tayyib/shared/values/text-files';
import type { Paise } from '@tayyib/shared/values/amounts';
import { isKnown } from './Bounds';
import { dueOf, paiseOf, type HoldingResult } from './purify';
import type { MethodResult } from './purifyYear';
import { methods, type MethodId } from './sources';

const heading = [
  'Company or fund',
  'ISIN',
  'Financial year to',
  'Method',
  'Standard',
  'Working',
  'Not known',
  'To purify, or an estimate (INR)',
  'At least (INR)',
  'At most (INR)',
];

/** What one method asks for each holding and financial year, as CSV. */
export function calculationCsv(
  results: readonly HoldingResult[],
  { method, standard }: { method: MethodId; standard: StandardId },
): string {
  const by = [methods[method].title, standardNames[standard]];
  const rows = results.flatMap(({ holding, incomplete, years }) => {
    const named = [holding.name, holding.isin ?? ''];
    if (incomplete !== null)
      return [[...[...named, '', ...by, '', incomplete].map(quoted), ...[null, null, null].map(cellOf)]];
    return years.map(({ facts, methods: { [method]: result } }) => [
      ...[...named, facts.year.to, ...by, workingOf(result), result.missing.join(' ')].map(quoted),
      ...amountsOf(result).map(cellOf),
    ]);
  });
  return csvFile([heading.map(quoted), ...rows]);
}

const workingOf = ({ none, working }: MethodResult): string =>
  none ?? working.map(({ label, value }) => `${label}: ${value}`).join('; ');

/** What is known or estimated, and the bounds; null where there is none. */
function amountsOf({ amount, estimate }: MethodResult): (Paise | null)[] {
  const due = amount && dueOf(amount);
  const known = amount !== null && isKnown(amount) ? paiseOf(amount.least) : null;
  return [known ?? (estimate && paiseOf(estimate.amount)), due && due.leastPaise, due && due.mostPaise];
}

const cellOf = (paise: Paise | null): string => (paise === null ? '' : csvRupees(paise));
