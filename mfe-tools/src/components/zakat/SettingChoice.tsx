import { zakatChoices, type ChoiceName } from '../../domain/zakat/zakatChoices';
import type { ZakatSettings } from '../../domain/zakat/zakatSheet';
import { Choice } from './Choice';

interface Props<Name extends ChoiceName> {
  name: Name;
  hint?: string;
  settings: ZakatSettings;
  onChange: (part: Partial<ZakatSettings>) => void;
}

/** One setting on which scholars differ, with the rule of each option. */
export function SettingChoice<Name extends ChoiceName>({ name, hint, settings, onChange }: Props<Name>) {
  const { legend, rule, options } = zakatChoices[name];
  return (
    <Choice<ZakatSettings[Name]>
      legend={legend}
      options={options}
      hint={hint}
      {...(rule && { rule })}
      value={settings[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}
