import type { Hawl } from '../../domain/zakat/hawl';
import { rules } from '../../domain/zakat/rules';
import type { DueDay } from '../../domain/zakat/wealthLines';
import type { DayName, ZakatForm } from '../../domain/zakat/zakatForm';
import type { ZakatSettings } from '../../domain/zakat/zakatSheet';
import { Choice } from '../Choice';
import { DateField } from '../DateField';
import { Section } from '../Section';
import { bothCalendars } from './bothCalendars';
import { YearReminder } from './YearReminder';
import styles from './YearFields.module.css';

interface Props {
  form: ZakatForm;
  hawl: Hawl | null;
  today: string;
  /** The next due days of all lines of wealth. */
  dueDays: readonly DueDay[];
  /** Whether there are several lines of wealth. */
  hasMany: boolean;
  onChange: (part: Partial<ZakatForm>) => void;
}

/** Before it, hardly anyone who types here had wealth. */
const firstDay = '1950-01-01';

/** The zakat year: when it began, when zakat is due, and what happened in between. */
export function YearFields({ form, hawl, today, dueDays, hasMany, onChange }: Props) {
  const { settings } = form;
  const set = (part: Partial<ZakatSettings>) => onChange({ settings: { ...settings, ...part } });
  const day = (name: DayName, label: string, hint: string) => (
    <DateField
      label={label}
      hint={hint}
      value={form[name]}
      min={firstDay}
      max={today}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Section title="Your zakat year" hint={rules.hawl.text}>
      {day('startedOn', 'Your wealth reached the nisab on', 'Or your last zakat day.')}
      {form.startedOn !== null &&
        day('fellOn', 'It fell below the nisab on', 'Leave empty if it did not, within that year.')}
      {form.startedOn !== null &&
        form.fellOn !== null &&
        day('reachedAgainOn', 'It reached the nisab again on', 'Leave empty if it has not yet.')}
      <Choice
        legend="The year is"
        value={settings.year}
        onChange={(year) => set({ year })}
        options={[
          { value: 'lunar', label: 'Lunar, 2.5%', rule: 'rateLunar' },
          { value: 'solar', label: 'Solar, 2.577%', rule: 'rateSolar' },
        ]}
      />
      <Choice
        legend="Falling below the nisab within the year"
        value={settings.hawl}
        onChange={(chosen) => set({ hawl: chosen })}
        options={[
          { value: 'ends', label: 'Does not matter (Hanafi)', rule: 'hawlEnds' },
          { value: 'throughout', label: 'Starts a new year (other schools)', rule: 'hawlThroughout' },
        ]}
      />
      {hawl === null ? (
        <Choice
          legend="Has a lunar year passed?"
          rule="hawl"
          value={settings.isYearComplete}
          onChange={(isYearComplete) => set({ isYearComplete })}
          options={[
            { value: true, label: 'Yes' },
            { value: false, label: 'Not yet' },
          ]}
        />
      ) : (
        <p className={styles.due} role="status">
          {inWords(hawl)} Hijri days are those of the Umm al-Qura calendar; where the moon is sighted, they
          may be a day or two later.
        </p>
      )}
      {dueDays.length > 0 && <YearReminder days={dueDays} hasMany={hasMany} />}
    </Section>
  );
}

function inWords({ startsOn, dueOn, isComplete, interruption, furtherYears }: Hawl): string {
  if (dueOn === null) return 'No year runs: a new one starts on the day your wealth reaches the nisab again.';
  const sentences = [
    `Your year began on ${bothCalendars(startsOn)}.`,
    interruption === 'restarted' && 'It started again, since your wealth had fallen below the nisab.',
    interruption === 'ignored' && 'Falling below the nisab within it does not matter by your choice.',
    `Zakat ${isComplete ? 'was due' : 'will be due'} on ${bothCalendars(dueOn)}.`,
    furtherYears > 0 &&
      `${furtherYears === 1 ? 'One more year has' : `${furtherYears} more years have`} passed since: each has a zakat of its own, on what you owned then.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
