import { indianDay } from '@tayyib/shared/values/calendar';
import type { Citation } from '@tayyib/shared/contracts';
import { Button } from '@tayyib/shared/sdk/ui';
import { useFieldError } from '../common/FieldErrors';
import { ChoiceField, DayField, TextField } from '../common/inputs';
import styles from '../common/fields.module.css';
import { replaceAt, without } from './replaceAt';

interface Props {
  path: string;
  sources: readonly Citation[];
  onChange: (sources: Citation[]) => void;
}

const standings = { 'own document': 'Its own document', 'second hand': 'Second hand' } as const;

/** Where a rule is published. Every rule has at least one source. */
export function CitationFields({ path, sources, onChange }: Props) {
  const error = useFieldError(path);
  const empty: Citation = {
    title: '',
    address: 'https://',
    standing: 'own document',
    readOn: currentDay(),
  };
  return (
    <fieldset className={styles.group}>
      <legend>Sources</legend>
      {error && <p className={styles.error}>{error}</p>}
      {sources.map((source, at) => {
        const update = (part: Partial<Citation>) => onChange(replaceAt(sources, at, { ...source, ...part }));
        const field = (name: keyof Citation, label: string) => ({ path: `${path}.${at}.${name}`, label });
        return (
          <div key={at} className={styles.grid}>
            <TextField
              {...field('title', 'Title')}
              value={source.title}
              onChange={(title) => update({ title })}
            />
            <TextField
              {...field('address', 'Address')}
              value={source.address}
              onChange={(address) => update({ address })}
            />
            <ChoiceField
              {...field('standing', 'Standing')}
              options={standings}
              value={source.standing}
              onChange={(standing) => update({ standing })}
            />
            <DayField
              {...field('readOn', 'Read on')}
              value={source.readOn}
              onChange={(readOn) => update({ readOn })}
            />
            <div>
              <Button aria-label={`Remove source ${at + 1}`} onClick={() => onChange(without(sources, at))}>
                Remove
              </Button>
            </div>
          </div>
        );
      })}
      <div>
        <Button onClick={() => onChange([...sources, empty])}>Add a source</Button>
      </div>
    </fieldset>
  );
}

const currentDay = () => indianDay(new Date());
