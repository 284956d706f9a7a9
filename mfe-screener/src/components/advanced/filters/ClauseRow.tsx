import type { MetricEntry, StandardId } from '@tayyib/shared/contracts';
import {
  printFormula,
  printSubject,
  type BuilderClause,
  type CustomRatio,
  type Subject,
} from '@tayyib/shared/screens';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { Select } from '@tayyib/shared/sdk/selects';
import styles from '../advanced.module.css';
import { NumberField } from './NumberField';
import { Distribution } from './Distribution';
import { TimeSelect } from './TimeSelect';

export interface ClauseProps {
  clause: BuilderClause;
  standard: StandardId;
  ratios: readonly CustomRatio[];
  metrics: readonly MetricEntry[];
  onChange: (clause: BuilderClause) => void;
}

const comparisons = ['<', '<=', '>', '>=', '=', '!='] as const;

/** One filter of the form: its subject, its condition and a button that removes it. */
export function ClauseRow({ onRemove, ...props }: ClauseProps & { onRemove: (() => void) | undefined }) {
  const { clause } = props;
  const name = clause.kind === 'text only' ? 'Query text' : printSubject(clause.metric);
  const description = clause.kind === 'text only' ? undefined : descriptionOf(clause.metric, props.metrics);
  return (
    <>
      <div className={styles.head}>
        <strong>{name}</strong>
        {onRemove && (
          <Button
            type="text"
            size="small"
            aria-label={`Remove ${name}`}
            icon={<Icon name="close" />}
            onClick={onRemove}
          />
        )}
      </div>
      {/* its line is reserved while the metrics load */}
      {(description ?? (props.metrics.length === 0 && clause.kind !== 'text only')) && (
        <p className={styles.small}>{description ?? '\u00a0'}</p>
      )}
      <ClauseFields {...props} />
    </>
  );
}

/** What a metric is, in a line. */
const descriptionOf = (subject: Subject, metrics: readonly MetricEntry[]) =>
  subject.type === 'metric' ? metrics.find(({ id }) => id === subject.id)?.description : undefined;

function ClauseFields({ clause, standard, ratios, metrics, onChange }: ClauseProps) {
  switch (clause.kind) {
    case 'text only':
      return (
        <p className={styles.small}>
          <code>{clause.text}</code> Change it in the query.
        </p>
      );
    case 'compare':
    case 'between': {
      const column = printFormula({ type: 'value', of: clause.metric, time: clause.time });
      return (
        <>
          <div className={styles.fields}>
            <TimeSelect
              subject={clause.metric}
              time={clause.time}
              metrics={metrics}
              onChange={(time) => onChange({ ...clause, time })}
            />
            {clause.kind === 'compare' ? (
              <>
                <Select
                  aria-label={`How ${column} compares`}
                  value={clause.op}
                  options={comparisons.map((op) => ({ value: op, label: op }))}
                  onChange={(op) => onChange({ ...clause, op })}
                />
                <NumberField
                  label={column}
                  literal={clause.value}
                  onChange={(value) => onChange({ ...clause, value })}
                />
              </>
            ) : (
              <div className={styles.range}>
                <NumberField
                  label={`${column}, from`}
                  literal={clause.low}
                  onChange={(low) => onChange({ ...clause, low })}
                />
                <span>to</span>
                <NumberField
                  label={`${column}, to`}
                  literal={clause.high}
                  onChange={(high) => onChange({ ...clause, high })}
                />
              </div>
            )}
          </div>
          <Distribution
            clause={clause}
            column={column}
            standard={standard}
            ratios={ratios}
            onChange={onChange}
          />
        </>
      );
    }
    case 'choose': {
      const { id } = clause.metric;
      const choices = metrics.find((entry) => entry.id === id)?.choices ?? [];
      return (
        <div className={styles.fields}>
          <Select
            aria-label={`How ${printSubject(clause.metric)} is matched`}
            value={clause.op}
            options={[
              { value: 'in', label: 'is' },
              { value: 'not in', label: 'is not' },
            ]}
            onChange={(op) => onChange({ ...clause, op })}
          />
          <Select
            aria-label={printSubject(clause.metric)}
            mode="multiple"
            value={clause.values}
            style={{ flex: 1, minWidth: 180 }}
            options={choices.map((choice) => ({
              value: choice.name,
              label: `${choice.name} (${choice.companies})`,
            }))}
            // an empty list is not a valid filter; the close button removes it
            onChange={(values: string[]) => values.length > 0 && onChange({ ...clause, values })}
          />
        </div>
      );
    }
    case 'trend':
      return (
        <div className={styles.fields}>
          <Select
            aria-label="Direction"
            value={clause.direction}
            options={[
              { value: 'rising', label: 'rising' },
              { value: 'falling', label: 'falling' },
            ]}
            onChange={(direction) => onChange({ ...clause, direction })}
          />
          <NumberField
            label="Years running"
            literal={{ type: 'number', value: clause.years, suffix: null }}
            onChange={({ value }) => onChange({ ...clause, years: between(value, 1, 30) })}
          />
          years running
        </div>
      );
    case 'status held':
    case 'status changed':
      return (
        <div className={styles.fields}>
          {clause.kind === 'status held' ? `${clause.value} for` : 'changed within'}
          <NumberField
            label="Months"
            literal={{ type: 'number', value: clause.months, suffix: null }}
            onChange={({ value }) => onChange({ ...clause, months: between(value, 1, 360) })}
          />
          months
        </div>
      );
  }
}

const between = (value: number, min: number, max: number) => Math.min(max, Math.max(min, Math.round(value)));
