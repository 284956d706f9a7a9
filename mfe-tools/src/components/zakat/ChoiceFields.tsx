import type { ReactNode } from 'react';
import { schoolNames, schoolOf, schools, schoolSettings, withBusiness } from '../../domain/zakat/schools';
import { choiceNames } from '../../domain/zakat/zakatChoices';
import type { ZakatSettings } from '../../domain/zakat/zakatSheet';
import { Choice } from './Choice';
import { FormSection } from './sections/FormSection';
import { SettingChoice } from './SettingChoice';

interface Props {
  settings: ZakatSettings;
  onChange: (part: Partial<ZakatSettings>) => void;
}

/** The choices on which scholars differ, each option with its source. */
export function ChoiceFields({ settings, onChange, children }: Props & { children: ReactNode }) {
  return (
    <FormSection
      title="Choices"
      hint="Where scholars differ, choose the answer you follow. A school sets jewellery, debts, also those of a business, money lent and the year; each can still be changed."
    >
      <Choice
        legend="School"
        hint={schoolOf(settings) === null ? 'None: you chose a mixture.' : undefined}
        value={schoolOf(settings)}
        onChange={(school) => school && onChange(schoolSettings[school])}
        options={schools.map((value) => ({ value, label: schoolNames[value] }))}
      />
      {choiceNames
        // chosen beside the days of the year
        .filter((name) => name !== 'hawl')
        .map((name) => (
          <SettingChoice
            key={name}
            name={name}
            settings={settings}
            onChange={(chosen) => onChange(withBusiness(chosen))}
          />
        ))}
      {children}
    </FormSection>
  );
}
