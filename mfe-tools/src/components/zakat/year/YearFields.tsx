import { lazy } from 'react';
import { LazyPart } from '@tayyib/shared/parts/page';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import type { Hawl, HawlYear } from '../../../domain/zakat/hawl';
import { rules } from '../../../domain/zakat/rules';
import type { PastPrices } from '../../../domain/zakat/prices/priceOn';
import type { DueDay } from '../../../domain/zakat/wealthLines';
import type { ZakatForm } from '../../../domain/zakat/zakatForm';
import type { ZakatSettings } from '../../../domain/zakat/zakatSheet';
import { Choice } from '../Choice';
import { DateField } from '@tayyib/shared/parts/fields';
import { FallRows } from '../entries/FallRows';
import { nisabThen } from './nisabThen';
import { FormSection } from '../sections/FormSection';
import { SettingChoice } from '../SettingChoice';
import { yearInWords } from './yearInWords';
import styles from './YearFields.module.css';

const YearsDue = lazy(async () => ({ default: (await import('./YearsDue')).YearsDue }));

interface Props {
  form: ZakatForm;
  hawl: Hawl | null;
  today: string;
  /** Prices of metal on file, for the nisab on the first day. */
  past: PastPrices;
  /** The next due days of all lines of wealth. */
  dueDays: readonly DueDay[];
  /** Whether there are several lines of wealth. */
  hasMany: boolean;
  onChange: (part: Partial<ZakatForm>) => void;
  onRemove: (name: string, part: Partial<ZakatForm>) => void;
  /** Puts a later year on the page. */
  onEnterYear: (year: HawlYear) => void;
}

/** Before it, hardly anyone who types here had wealth. */
const firstDay = '1950-01-01';

/** The zakat year: when it began, when zakat is due, and what happened in between. */
export function YearFields({ onChange, onRemove, onEnterYear, ...props }: Props) {
  const { form, hawl, today, past, dueDays, hasMany } = props;
  const { settings, startedOn } = form;
  const missed = hawl?.missed ?? [];
  const nisab = hawl === null || startedOn === null ? '' : nisabThen(settings.nisab, startedOn, past);
  const set = (part: Partial<ZakatSettings>) => onChange({ settings: { ...settings, ...part } });
  return (
    <FormSection title="Your zakat year" hint={rules.hawl.text}>
      <DateField
        label="Your wealth reached the nisab on"
        hint={`Or your last zakat day. ${nisab}`.trim()}
        value={startedOn}
        min={firstDay}
        max={today}
        onChange={(day) => onChange({ startedOn: day })}
      />
      {startedOn !== null && (
        <FallRows
          rows={form.falls}
          min={startedOn}
          max={today}
          onChange={(falls) => onChange({ falls })}
          onRemove={(falls, name) => onRemove(name, { falls })}
        />
      )}
      <Choice
        legend="The year is"
        value={settings.year}
        onChange={(year) => set({ year })}
        options={[
          { value: 'lunar', label: 'Lunar, 2.5%', rule: 'rateLunar' },
          { value: 'solar', label: 'Solar, 2.577%', rule: 'rateSolar' },
        ]}
      />
      <SettingChoice
        name="hawl"
        hint="In the Hanafi school it matters only if your wealth is still below the nisab on the due day, or all of it was lost."
        settings={settings}
        onChange={set}
      />
      {hawl === null ? (
        <Choice
          legend={`Has a ${settings.year} year passed?`}
          rule="hawl"
          value={settings.isYearComplete}
          onChange={(isYearComplete) => set({ isYearComplete })}
          options={[
            { value: true, label: 'Yes' },
            { value: false, label: 'Not yet' },
          ]}
        />
      ) : (
        <div className={styles.due} role="status">
          {yearInWords(hawl).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            Hijri days are those of the Umm al-Qura calendar; where the moon is sighted, they may be a day or
            two later.
          </p>
        </div>
      )}
      {(missed.length > 0 || dueDays.length > 0) && (
        <LazyPart skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
          <YearsDue days={dueDays} onEnter={onEnterYear} missed={missed} hasMany={hasMany} />
        </LazyPart>
      )}
    </FormSection>
  );
}
