import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { Checkbox } from '@tayyib/shared/sdk/controls';
import { emptyFall, isBackwards, type FallRow } from '../../../domain/zakat/falls';
import { maxRows } from '../../../domain/zakat/zakatForm';
import { DateField } from '@tayyib/shared/parts/fields';
import styles from './FallRows.module.css';

interface Props {
  rows: readonly FallRow[];
  /** The first day of the year, and today. */
  min: string;
  max: string;
  onChange: (rows: readonly FallRow[]) => void;
  onRemove: (rows: readonly FallRow[], name: string) => void;
}

const fellHint = 'The first day below it, in this year or a later one. Leave empty if it did not.';

/** Why the day of reaching the nisab again does not count, or what it is. */
const againHint = (row: FallRow): string =>
  isBackwards(row)
    ? 'This is before the day on which it fell, so it does not count.'
    : 'The first day at the nisab again, also if zakat was due in between. Leave empty while it is still below.';

const isEmpty = ({ fellOn, reachedAgainOn, isTotal }: FallRow) =>
  fellOn === null && reachedAgainOn === null && !isTotal;

/** Times below the nisab, in this year and in later ones; one row is always there. */
export function FallRows({ rows, min, max, onChange, onRemove }: Props) {
  const shown = rows.length > 0 ? rows : [emptyFall];
  const hasMany = shown.length > 1;
  const update = (changed: readonly FallRow[]) => onChange(changed.every(isEmpty) ? [] : changed);
  return (
    <div className={styles.falls}>
      {shown.map((row, index) => {
        const name = `Fall ${index + 1}`;
        const change = (part: Partial<FallRow>) => update(shown.with(index, { ...row, ...part }));
        return (
          // rows have no id but their index
          <fieldset
            key={index}
            className={hasMany ? `${styles.fall} ${styles.ofMany}` : styles.fall}
            aria-label={name}
          >
            {hasMany && <legend>{name}</legend>}
            <DateField
              label="It fell below the nisab on"
              hint={fellHint}
              value={row.fellOn}
              min={min}
              max={max}
              onChange={(fellOn) => change({ fellOn })}
            />
            {row.fellOn !== null && (
              <DateField
                label="It reached the nisab again on"
                hint={againHint(row)}
                value={row.reachedAgainOn}
                min={min}
                max={max}
                onChange={(reachedAgainOn) => change({ reachedAgainOn })}
              />
            )}
            {row.fellOn !== null && (
              <Checkbox
                className={styles.total}
                checked={row.isTotal}
                onChange={({ target }) => change({ isTotal: target.checked })}
              >
                All of it was lost
              </Checkbox>
            )}
            {hasMany && (
              <Button
                type="text"
                icon={<Icon name="close" />}
                aria-label={`Remove ${name.toLowerCase()}`}
                onClick={() => onRemove(shown.toSpliced(index, 1), name)}
              >
                Remove
              </Button>
            )}
          </fieldset>
        );
      })}
      {shown.every(({ fellOn }) => fellOn !== null) && shown.length < maxRows && (
        <Button type="dashed" icon={<Icon name="plus" />} onClick={() => onChange([...shown, emptyFall])}>
          Add another fall
        </Button>
      )}
    </div>
  );
}
