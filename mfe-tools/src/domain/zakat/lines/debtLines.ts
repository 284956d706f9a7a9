import { Fraction, inRupees, toWholePaise } from '@tayyib/shared/values/amounts';
import { deductibleOfLoan } from '../amounts';
import type { RuleId } from '../rules';
import { exemptLines, linesOf, type ZakatLine } from '../ZakatLine';
import type { ZakatSettings, ZakatSheet } from '../zakatSheet';

/** What is deducted: debts due now, and a long loan by the chosen rule. In the Shafi'i school they are listed, and not deducted. */
export function debtLines(sheet: ZakatSheet): ZakatLine[] {
  const { debtsDueNow, settings } = sheet;
  const lines = [
    ...linesOf(debtsDueNow, { label: 'Debts due now', details: 'In full', rule: 'debtsNow' }),
    ...loanLines(sheet),
  ];
  if (settings.debts === 'deducted') return lines;
  return lines.flatMap(({ label, paise }) =>
    exemptLines(paise ?? 0, { label, details: 'Not deducted', rule: 'debtsIgnored' }),
  );
}

const policies: Readonly<Record<ZakatSettings['instalments'], { details: string; rule: RuleId }>> = {
  next: { details: 'Next instalment', rule: 'debtsNext' },
  twelve: { details: 'Next 12 instalments', rule: 'debtsTwelve' },
  whole: { details: 'All that is left to repay', rule: 'debtsWhole' },
};

function loanLines({ loanInstalment, loanOutstanding, settings }: ZakatSheet): ZakatLine[] {
  const isUnknown = settings.instalments === 'whole' && loanOutstanding === null;
  const policy = isUnknown ? 'twelve' : settings.instalments;
  const instalment = Fraction.of(loanInstalment);
  const outstanding = loanOutstanding === null ? null : Fraction.of(loanOutstanding);
  const deducted =
    policy === 'whole' ? (outstanding ?? Fraction.zero) : deductibleOfLoan(instalment, outstanding, policy);
  const { details, rule } = policies[policy];
  const paise = toWholePaise(deducted);
  const left =
    loanOutstanding === null ? '' : ` Left to repay: ${inRupees(loanOutstanding)}, and never more.`;
  const how =
    policy === 'whole' ? 'All of it.' : `${policy === 'next' ? 1 : 12} × ${inRupees(loanInstalment)}.`;
  const ask = isUnknown ? ['Type what is still to repay to deduct all of it.'] : [];
  return linesOf(paise, { label: 'Long loan', details, rule }).map((line) => ({
    ...line,
    working: [`${how}${left}`, ...ask],
  }));
}
