import type { MetricEntry, ScreenCountReply, StandardId } from '@tayyib/shared/contracts';
import { formatCount } from '@tayyib/shared/format';
import {
  textOfForm,
  toClauses,
  type BuilderClause,
  type CustomRatio,
  type Query,
} from '@tayyib/shared/screens';
import { Alert } from '@tayyib/shared/ui';
import { AddFilter } from './AddFilter';
import styles from '../advanced.module.css';
import { ClauseRow } from './ClauseRow';

interface Props {
  /** Null while the text is invalid. */
  query: Query | null;
  standard: StandardId;
  ratios: readonly CustomRatio[];
  metrics: readonly MetricEntry[];
  /** How many stocks each clause leaves; of the previous run while a new one is loading. */
  counts: ScreenCountReply['clauses'] | undefined;
  onChange: (text: string) => void;
}

/** The query as a form, printed as text on change. */
export function Builder({ query, standard, ratios, metrics, counts, onChange }: Props) {
  if (query === null) {
    return <Alert type="info" showIcon title="The filters are shown again once the query is valid." />;
  }
  const form = toClauses(query);
  const write = (clauses: BuilderClause[]) => onChange(textOfForm({ ...form, clauses }));
  const isOnly = form.clauses.length === 1;
  return (
    <div className={styles.builder}>
      <ol className={styles.clauses} aria-label="Filters, all of which must match">
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
                  <strong>{formatCount(count.remaining)}</strong> remain · {formatCount(count.matches)} on
                  this filter alone
                  {count.unknowns > 0 && ` · no data for ${formatCount(count.unknowns)}`}
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
