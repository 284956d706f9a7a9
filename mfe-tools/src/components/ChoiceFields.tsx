import { rules } from '../domain/zakat/rules';
import type { ZakatSettings } from '../domain/zakat/zakatSheet';
import { Choice } from './Choice';
import { Section } from './Section';

interface Props {
  settings: ZakatSettings;
  onChange: (part: Partial<ZakatSettings>) => void;
}

/** The choices on which scholars differ, each option with its source. */
export function ChoiceFields({ settings, onChange }: Props) {
  return (
    <Section title="Choices" hint="Where scholars differ, choose the answer you follow.">
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
          { value: 'proxy25', label: '25 % of value', rule: 'sharesProxy25' },
          { value: 'proxy30', label: '30 % of value', rule: 'sharesProxy30' },
          { value: 'full', label: 'Full value', rule: 'sharesFull' },
        ]}
      />
      <Choice
        legend="Long loan"
        value={settings.instalments}
        onChange={(instalments) => onChange({ instalments })}
        options={[
          { value: 'twelve', label: 'Deduct 12 instalments', rule: 'debtsTwelve' },
          { value: 'next', label: 'Only the next instalment', rule: 'debtsNext' },
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
        legend="Your zakat year"
        value={settings.year}
        onChange={(year) => onChange({ year })}
        options={[
          { value: 'lunar', label: 'Lunar, 2.5 %', rule: 'rateLunar' },
          { value: 'solar', label: 'Solar, 2.577 %', rule: 'rateSolar' },
        ]}
      />
      <Choice
        legend="Has a lunar year passed?"
        hint={rules.hawl.text}
        rule="hawl"
        value={settings.isYearComplete}
        onChange={(isYearComplete) => onChange({ isYearComplete })}
        options={[
          { value: true, label: 'Yes' },
          { value: false, label: 'Not yet' },
        ]}
      />
    </Section>
  );
}
