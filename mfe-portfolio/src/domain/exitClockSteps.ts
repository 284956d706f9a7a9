import { formatDay, formatNumber, formatPaise } from '@tayyib/shared/values/format';
import { rangeInWords } from './figuresOf';
import { inRupees } from '@tayyib/shared/values/amounts';
import type { ExitClock } from './exitClockOf';

/** How the gains and the purification of an exit clock came about; a figure that is not known is left out. */
export function exitClockSteps({ company, breach, parts, shares, ...clock }: ExitClock): string[] {
  const { sharesThen, valueThen, costThen, valueNow, costLater } = parts;
  const { gainBefore, gainAfter, purification, shareDays } = clock;
  if (breach === null || shares === 0) return [];
  const { closeThen } = breach;
  const { close, impureYear } = company;
  const steps: string[] = [];
  if (closeThen && valueThen !== null && costThen !== null && gainBefore !== null)
    steps.push(
      `Until then: ${formatNumber(sharesThen)} shares × ${inRupees(closeThen.paise)}, the close of ${formatDay(closeThen.day)}, is ${inRupees(valueThen)}; less their cost of ${inRupees(costThen)} is ${inRupees(gainBefore)}.`,
    );
  if (close && valueNow !== null && valueThen !== null && costLater !== null && gainAfter !== null)
    steps.push(
      `Since then: ${formatNumber(shares)} shares × ${inRupees(close.paise)} is ${inRupees(valueNow)}; less ${inRupees(valueThen)}${costLater > 0 ? ` and ${inRupees(costLater)} of later purchases` : ''} is ${inRupees(gainAfter)}.`,
    );
  if (impureYear && purification !== null)
    steps.push(
      `To purify: ${formatNumber(shareDays)} days, each counted for each share held since the breach, × ${rangeInWords(impureYear.rupeesPerShare, formatPaise)} of impure income a share in the year to ${formatDay(impureYear.to)} ÷ 365 is ${rangeInWords(purification, inRupees)}.`,
    );
  return steps;
}
