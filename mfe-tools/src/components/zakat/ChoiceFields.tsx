import type { ReactNode } from 'react';
import { schoolNames, schoolOf, schools, schoolSettings } from '../../domain/zakat/schools';
import type { ZakatSettings } from '../../domain/zakat/zakatSheet';
import { Choice } from '../Choice';
import { Section } from '../Section';

interface Props {
  settings: ZakatSettings;
  onChange: (part: Partial<ZakatSettings>) => void;
  /** What the choices come to. */
  children: ReactNode;
}

/** The choices on which scholars differ, each option with its source. */
export function ChoiceFields({ settings, onChange, children }: Props) {
  return (
    <Section
      title="Choices"
      hint="Where scholars differ, choose the answer you follow. A school sets jewellery, debts, money lent and the year; each can still be changed."
    >
      <Choice
        legend="School"
        hint={schoolOf(settings) === null ? 'None: you chose a mixture.' : undefined}
        value={schoolOf(settings)}
        onChange={(school) => school && onChange(schoolSettings[school])}
        options={schools.map((value) => ({ value, label: schoolNames[value] }))}
      />
      <Choice
        legend="Nisab"
        value={settings.nisab}
        onChange={(nisab) => onChange({ nisab })}
        options={[
          { value: 'silver612', label: 'Silver, 612.36 g', rule: 'nisabTola' },
          { value: 'silver595', label: 'Silver, 595 g', rule: 'nisabMetric' },
          { value: 'gold87', label: 'Gold, 87.48 g', rule: 'nisabTola' },
          { value: 'gold85', label: 'Gold, 85 g', rule: 'nisabMetric' },
        ]}
      />
      <Choice
        legend="Long-term shares"
        value={settings.shareMethod}
        onChange={(shareMethod) => onChange({ shareMethod })}
        options={[
          { value: 'proxy25', label: '25% of value', rule: 'sharesProxy25' },
          { value: 'proxy30', label: '30% of value', rule: 'sharesProxy30' },
          { value: 'full', label: 'Full value', rule: 'sharesFull' },
        ]}
      />
      <Choice
        legend="Debts"
        value={settings.debts}
        onChange={(debts) => onChange({ debts })}
        options={[
          { value: 'deducted', label: 'Deduct', rule: 'debtsNow' },
          { value: 'ignored', label: 'Do not deduct (Shafi‘i)', rule: 'debtsIgnored' },
        ]}
      />
      <Choice
        legend="Long loan"
        value={settings.instalments}
        onChange={(instalments) => onChange({ instalments })}
        options={[
          { value: 'twelve', label: 'Deduct 12 instalments', rule: 'debtsTwelve' },
          { value: 'next', label: 'Only the next instalment', rule: 'debtsNext' },
          { value: 'whole', label: 'Deduct all that is left', rule: 'debtsWhole' },
        ]}
      />
      <Choice
        legend="Worn jewellery"
        rule="jewellery"
        value={settings.wornJewellery}
        onChange={(wornJewellery) => onChange({ wornJewellery })}
        options={[
          { value: 'due', label: 'Counts (Hanafi)' },
          { value: 'exempt', label: 'Exempt (other schools)' },
        ]}
      />
      <Choice
        legend="Money you lent"
        value={settings.lent}
        onChange={(lent) => onChange({ lent })}
        options={[
          { value: 'yearly', label: 'Counts each year', rule: 'receivables' },
          { value: 'received', label: 'Once it is back (Maliki)', rule: 'lentUntilReceived' },
        ]}
      />
      <Choice
        legend="Weak debts"
        value={settings.weakDebts}
        onChange={(weakDebts) => onChange({ weakDebts })}
        options={[
          { value: 'received', label: 'Once received', rule: 'weakDebt' },
          { value: 'likely', label: 'The part likely to be paid', rule: 'doubtfulDebt' },
        ]}
      />
      <Choice
        legend="Compulsory provident fund"
        value={settings.providentFund}
        onChange={(providentFund) => onChange({ providentFund })}
        options={[
          { value: 'received', label: 'Once received', rule: 'providentFund' },
          { value: 'vested', label: 'What is yours already', rule: 'fundVested' },
        ]}
      />
      <Choice
        legend="Life insurance premiums"
        value={settings.insurance}
        onChange={(insurance) => onChange({ insurance })}
        options={[
          { value: 'premiums', label: 'Count', rule: 'insurancePremiums' },
          { value: 'none', label: 'Do not count', rule: 'insuranceNone' },
        ]}
      />
      {children}
    </Section>
  );
}
