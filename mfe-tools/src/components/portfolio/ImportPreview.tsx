import { useEffect, useMemo, useRef, useState } from 'react';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { formatCount, formatDay } from '@tayyib/shared/format';
import { Alert, Button } from '@tayyib/shared/ui';
import { previewOf, type PreviewLine } from '../../domain/portfolio/imports/previewOf';
import { inRupees } from '../../domain/paise';
import type { ReadFile } from '../../state/useImport';
import { DateField } from '../DateField';
import styles from './portfolio.module.css';

interface Props {
  read: ReadFile;
  today: string;
  entries: readonly PortfolioEntry[];
  isStoring: boolean;
  onImport: (added: readonly PortfolioEntry[], replaced: readonly PortfolioEntry[]) => Promise<void>;
  onCancel: () => void;
}

const maxShown = 100;
const verbs = { buy: 'bought', sell: 'sold', opening: 'held' } as const;

/** What a file would add, what is there already, and what is refused and why. */
export function ImportPreview({ read, today, entries, isStoring, onImport, onCancel }: Props) {
  const { file, name, isins } = read;
  const [day, setDay] = useState(today);
  const [error, setError] = useState<unknown>(null);
  const [withPerhaps, setWithPerhaps] = useState(false);
  const { accepted, perhaps, duplicates, refused } = useMemo(
    () => previewOf(file, { entries, isins, day, today }),
    [file, entries, isins, day, today],
  );
  const chosen = withPerhaps ? [...accepted, ...perhaps] : accepted;
  const replaced = chosen.flatMap(({ replaces }) => replaces ?? []);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isUndated = file.lines.some((line) => line.day === null);
  return (
    <div className={styles.lines} aria-label={`Preview of ${name}`} role="region">
      <h3 ref={heading} tabIndex={-1} className={styles.name}>
        {file.title}: {name}
      </h3>
      <p role="status">
        {formatCount(chosen.length)} to import, {formatCount(duplicates.length)} in the portfolio already,{' '}
        {perhaps.length > 0 && `${formatCount(perhaps.length)} perhaps, `}
        {formatCount(refused.length)} refused.
        {replaced.length > 0 &&
          ` ${formatCount(replaced.length)} of an earlier statement ${replaced.length === 1 ? 'is' : 'are'} replaced.`}
      </p>
      {isUndated && (
        <DateField
          label="Day of the statement"
          hint="The file has no days of purchase. Shares are counted from this day on, and its companies are left out of the yearly return."
          min="1990-01-01"
          max={today}
          value={day}
          onChange={(chosen) => setDay(chosen ?? today)}
        />
      )}
      <Lines title="To import" lines={accepted} textOf={entryText} />
      <Lines
        title="Perhaps in the portfolio"
        lines={perhaps}
        textOf={(each) => `${entryText(each)}. ${each.reason}`}
        isOpen
      />
      {perhaps.length > 0 && (
        <label>
          <input
            type="checkbox"
            checked={withPerhaps}
            onChange={({ target }) => setWithPerhaps(target.checked)}
          />{' '}
          They are other shares: import these too
        </label>
      )}
      <Lines title="In the portfolio already" lines={duplicates} textOf={({ name: company }) => company} />
      <Lines title="Refused" lines={refused} textOf={({ reason }) => reason} isOpen />
      {error !== null && <Alert role="alert" type="error" title={toMessage(error)} />}
      <div className={styles.row}>
        <Button
          type="primary"
          disabled={chosen.length === 0}
          loading={isStoring}
          onClick={() => {
            setError(null);
            onImport(
              chosen.map(({ entry }) => entry),
              replaced,
            ).catch(setError);
          }}
        >
          Import {formatCount(chosen.length)}
        </Button>
        <Button disabled={isStoring} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function entryText({ name, entry, replaces }: PreviewLine): string {
  const { kind, quantity, day, amountPaise } = entry;
  const price = amountPaise === null ? 'price not known' : inRupees(amountPaise);
  const instead = replaces
    ? `, in place of ${formatCount(replaces.quantity)} of ${formatDay(replaces.day)}`
    : '';
  return `${name}: ${formatCount(quantity)} ${verbs[kind]}, ${formatDay(day)}, ${price}${instead}`;
}

interface LinesProps<Line> {
  title: string;
  lines: readonly Line[];
  /** Called for the lines that are shown only. */
  textOf: (line: Line) => string;
  isOpen?: boolean;
}

function Lines<Line extends { line: number }>({ title, lines, textOf, isOpen = false }: LinesProps<Line>) {
  if (lines.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary>
        {title} ({formatCount(lines.length)})
      </summary>
      <ul className={styles.entries} aria-label={title}>
        {lines.slice(0, maxShown).map((each) => (
          <li key={each.line}>
            <span>
              Line {each.line}: {textOf(each)}
            </span>
          </li>
        ))}
      </ul>
      {lines.length > maxShown && <p className={styles.quiet}>The first {maxShown} are shown.</p>}
    </details>
  );
}
