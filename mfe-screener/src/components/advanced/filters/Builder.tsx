import { memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { MetricEntry, ScreenCountReply, StandardId } from '@tayyib/shared/contracts';
import { formatCount } from '@tayyib/shared/values/format';
import {
  textOfForm,
  toClauses,
  type BuilderClause,
  type BuilderForm,
  type CustomRatio,
  type Query,
} from '@tayyib/shared/screens';
import { Alert } from '@tayyib/shared/sdk/ui';
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
export function Builder({ query, ...props }: Props) {
  if (query === null) {
    return <Alert type="info" showIcon title="The filters are shown again once the query is valid." />;
  }
  return <Filters form={toClauses(query)} {...props} />;
}

interface FiltersProps extends Omit<Props, 'query'> {
  form: BuilderForm;
}

function Filters({ form, standard, ratios, metrics, counts, onChange }: FiltersProps) {
  const latest = useRef({ form, onChange });
  useLayoutEffect(() => {
    latest.current = { form, onChange };
  });
  /** Puts other clauses in the place of one. Rows that were not rendered again call it, so it reads the latest form. */
  const replace = useCallback((at: number, ...clauses: BuilderClause[]) => {
    const { form: current, onChange: write } = latest.current;
    write(textOfForm({ ...current, clauses: current.clauses.toSpliced(at, 1, ...clauses) }));
  }, []);
  const { length } = form.clauses;
  const isOnly = length === 1;
  const list = useRef<HTMLOListElement>(null);
  const isAdding = useRef(false);
  // what is typed next belongs to the filter that was just added
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    list.current?.lastElementChild?.querySelector('input')?.focus();
  }, [length]);
  return (
    <div className={styles.builder}>
      <ol ref={list} className={styles.clauses} aria-label="Filters, all of which must match">
        {form.clauses.map((clause, at) => {
          const count = counts?.[at];
          return (
            <li key={at} className={styles.clause}>
              <Filter
                text={textOfForm({ ...form, clauses: [clause] })}
                clause={clause}
                at={at}
                standard={standard}
                ratios={ratios}
                metrics={metrics}
                isOnly={isOnly}
                replace={replace}
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
      <AddFilter
        standard={standard}
        metrics={metrics}
        ratios={ratios}
        onAdd={(clause) => {
          isAdding.current = true;
          replace(latest.current.form.clauses.length, clause);
        }}
      />
    </div>
  );
}

interface FilterProps extends Pick<Props, 'standard' | 'ratios' | 'metrics'> {
  clause: BuilderClause;
  /** The clause as text, by which it is compared: every parse creates new objects. */
  text: string;
  at: number;
  isOnly: boolean;
  replace: (at: number, ...clauses: BuilderClause[]) => void;
}

/** All but the clause, which its text stands for. */
const comparedBy = ['text', 'at', 'isOnly', 'replace', 'standard', 'ratios', 'metrics'] as const;

/** Memoized: a change of the text renders the filters that it changes. */
const Filter = memo(
  ({ clause, at, isOnly, replace, standard, ratios, metrics }: FilterProps) => (
    <ClauseRow
      clause={clause}
      standard={standard}
      ratios={ratios}
      metrics={metrics}
      onChange={(changed) => replace(at, changed)}
      onRemove={isOnly ? undefined : () => replace(at)}
    />
  ),
  (before, after) => comparedBy.every((name) => before[name] === after[name]),
);
