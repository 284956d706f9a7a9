import type { MetricEntry, StandardId } from '@tayyib/shared/contracts';
import type { BuilderClause, CustomRatio, Subject } from '@tayyib/shared/screens';
import { Select } from '@tayyib/shared/sdk/selects';
import { useLazyGetHistogramQuery } from '../../../api/screensApi';
import { clauseOfRange } from '../../../domain/screens/draggedRange';
import styles from '../advanced.module.css';

interface Props {
  standard: StandardId;
  metrics: readonly MetricEntry[];
  /** The user's custom ratios. */
  ratios: readonly CustomRatio[];
  onAdd: (clause: BuilderClause) => void;
}

/** Adds a filter by any metric. A figure starts with the range over all companies, so the new filter excludes none that has it. */
export function AddFilter({ standard, metrics, ratios, onAdd }: Props) {
  const [fetchHistogram] = useLazyGetHistogramQuery();
  const groups = [...new Set(metrics.map(({ group }) => group))];
  const add = async (id: string) => {
    const ratio = ratios.find(({ name }) => ratioOptionId(name) === id);
    if (ratio) return addFigure({ type: 'ratio', name: ratio.name }, ratio.name);
    const entry = metrics.find((one) => one.id === id);
    if (!entry) return;
    const metric = { type: 'metric', id, period: null, standard: null } as const;
    const [first] = entry.choices ?? [];
    if (entry.kind === 'category') {
      if (first) onAdd({ kind: 'choose', metric, op: 'in', values: [first.name] });
      return;
    }
    await addFigure(metric, entry.name);
  };
  const addFigure = async (metric: Subject, column: string) => {
    const { data: histogram } = await fetchHistogram({ column, standard }, true);
    if (!histogram || histogram.least === null) {
      const value = { type: 'number', value: 0, suffix: null } as const;
      onAdd({ kind: 'compare', metric, time: null, op: '>=', value });
      return;
    }
    onAdd(clauseOfRange([-Infinity, Infinity], histogram, { metric, time: null }));
  };
  return (
    <Select
      aria-label="Add a filter"
      placeholder="Add a filter"
      showSearch={{ optionFilterProp: 'label' }}
      value={null}
      style={{ width: '100%' }}
      loading={metrics.length === 0}
      // what is typed before would find nothing
      disabled={metrics.length === 0}
      options={[
        ...groups.map((group) => ({
          label: group,
          options: metrics
            .filter((entry) => entry.group === group)
            .map(({ id, name }) => ({ value: id, label: name })),
        })),
        ...(ratios.length > 0 ? [ratioOptions(ratios)] : []),
      ]}
      optionRender={({ value, label }) => (
        <span className={styles.option}>
          {label}
          <small>{metrics.find(({ id }) => id === value)?.description}</small>
        </span>
      )}
      onChange={(id: string | null) => {
        if (id !== null) void add(id);
      }}
    />
  );
}

/** Cannot clash with a metric: their ids contain no space. */
const ratioOptionId = (name: string) => `ratio ${name}`;

const ratioOptions = (ratios: readonly CustomRatio[]) => ({
  label: 'My ratios',
  options: ratios.map(({ name }) => ({ value: ratioOptionId(name), label: name })),
});
