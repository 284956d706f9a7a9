import type { MetricEntry, ScreenCountReply, StandardId } from '@tayyib/shared/contracts';
import {
  parse,
  textOfForm,
  toClauses,
  type BuilderClause,
  type CustomRatio,
  type Vocabulary,
} from '@tayyib/shared/screens';
import { Alert } from '@tayyib/shared/ui';
import { formatCount } from '../../../domain/figureWords';
import { AddFilter } from './AddFilter';
import styles from '../advanced.module.css';
import { ClauseRow } from './ClauseRow';

interface Props {
  text: string;
  standard: StandardId;
  vocabulary: Vocabulary;
  ratios: readonly CustomRatio[];
  metrics: readonly MetricEntry[];
  /** What each clause leaves; of the screen before while a new one runs. */
  counts: ScreenCountReply['clauses'] | undefined;
  onChange: (text: string) => void;
}

/** The same screen as rows of pickers: it is read from the text, and writes the text. */
export function Builder({ text, standard, vocabulary, ratios, metrics, counts, onChange }: Props) {
  const read = parse(text, vocabulary);
  if (!read.ok) {
    return (
      <Alert type="info" showIcon title="The filters show again once the text can be read as it stands." />
    );
  }
  const form = toClauses(read.query);
  const write = (clauses: BuilderClause[]) => onChange(textOfForm({ ...form, clauses }));
  const isOnly = form.clauses.length === 1;
  return (
    <div className={styles.builder}>
      <ol className={styles.clauses} aria-label="Filters, all of which must hold">
        {form.clauses.map((clause, at) => {
          const count = counts?.[at];
          return (
            <li key={at} className={styles.clause}>
              <ClauseRow
                clause={clause}
                {...{ standard, ratios, metrics }}
                onChange={(changed) => write(form.clauses.with(at, changed))}
                onRemove={isOnly ? undefined : () => write(form.clauses.toSpliced(at, 1))}
              />
              {count && (
                <p className={styles.small}>
                  <strong>{formatCount(count.remaining)}</strong> left · {formatCount(count.matches)} match it
                  alone
                  {count.unknowns > 0 && ` · not known of ${formatCount(count.unknowns)}`}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <AddFilter {...{ standard, metrics, ratios }} onAdd={(clause) => write([...form.clauses, clause])} />
    </div>
  );
}
