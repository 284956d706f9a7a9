import type { MetricEntry, StandardId } from '@tayyib/shared/contracts';
import { printFormula, printSubject, type BuilderClause, type CustomRatio } from '@tayyib/shared/screens';
import { Button, Icon } from '@tayyib/shared/ui';
import { Select } from '@tayyib/shared/ui-data';
import styles from '../advanced.module.css';
import { NumberField } from './NumberField';
import { Spread } from './Distribution';
import { TimeSelect } from './TimeSelect';

export interface ClauseProps {
  clause: BuilderClause;
  standard: StandardId;
  ratios: readonly CustomRatio[];
  metrics: readonly MetricEntry[];
  onChange: (clause: BuilderClause) => void;
}

const comparisons = ['<', '<=', '>', '>=', '=', '!='] as const;

/** One filter: what it is about, how it is held against it, and a way to take it out. */
export function ClauseRow({ onRemove, ...props }: ClauseProps & { onRemove: (() => void) | undefined }) {
  const { clause } = props;
  const name = clause.kind === 'text only' ? 'In words' : printSubject(clause.metric);
  return (
    <>
      <div className={styles.head}>
        <strong>{name}</strong>
        {onRemove && (
          <Button
            type="text"
            size="small"
            aria-label={`Take out ${name}`}
            icon={<Icon name="close" />}
            onClick={onRemove}
          />
        )}
      </div>
      <ClauseFields {...props} />
    </>
  );
}

function ClauseFields({ clause, standard, ratios, metrics, onChange }: ClauseProps) {
  switch (clause.kind) {
    case 'text only':
      return (
        <p className={styles.small}>
          <code>{clause.text}</code> Change it in the text.
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
          <Spread {...{ clause, column, standard, ratios, onChange }} />
        </>
      );
    }
    case 'choose': {
      const { id } = clause.metric;
      const choices = metrics.find((entry) => entry.id === id)?.choices ?? [];
      return (
        <div className={styles.fields}>
          <Select
            aria-label={`Whether ${printSubject(clause.metric)} is one of them`}
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
            // a list of none says nothing; the filter is taken out by its cross
            onChange={(values: string[]) => values.length > 0 && onChange({ ...clause, values })}
          />
        </div>
      );
    }
    case 'trend':
      return (
        <div className={styles.fields}>
          <Select
            aria-label="Which way"
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

const between = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)));
