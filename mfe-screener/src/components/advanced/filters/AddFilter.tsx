import type { MetricEntry, StandardId } from '@tayyib/shared/contracts';
import type { BuilderClause, CustomRatio, Subject } from '@tayyib/shared/screens';
import { Select } from '@tayyib/shared/ui-data';
import { useLazyGetHistogramQuery } from '../../../api/screensApi';
import { clauseOfRange } from '../../../domain/screens/draggedRange';

interface Props {
  standard: StandardId;
  metrics: readonly MetricEntry[];
  /** The person's own, by their names. */
  ratios: readonly CustomRatio[];
  onAdd: (clause: BuilderClause) => void;
}

/** Adds a filter by any metric. A figure begins with the range of all companies it is known of, so that nothing is lost yet. */
export function AddFilter({ standard, metrics, ratios, onAdd }: Props) {
  const [askSpread] = useLazyGetHistogramQuery();
  const groups = [...new Set(metrics.map(({ group }) => group))];
  const add = async (id: string) => {
    const ratio = ratios.find(({ name }) => ownId(name) === id);
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
    const { data: spread } = await askSpread({ column, standard }, true);
    if (!spread || spread.least === null) {
      const value = { type: 'number', value: 0, suffix: null } as const;
      onAdd({ kind: 'compare', metric, time: null, op: '>=', value });
      return;
    }
    onAdd(clauseOfRange([-Infinity, Infinity], spread, { metric, time: null }));
  };
  return (
    <Select
      aria-label="Add a filter"
      placeholder="Add a filter"
      showSearch={{ optionFilterProp: 'label' }}
      value={null}
      style={{ width: '100%' }}
      loading={metrics.length === 0}
      options={[
        ...groups.map((group) => ({
          label: group,
          options: metrics
            .filter((entry) => entry.group === group)
            .map(({ id, name }) => ({ value: id, label: name })),
        })),
        ...(ratios.length > 0 ? [own(ratios)] : []),
      ]}
      onChange={(id: string | null) => {
        if (id !== null) void add(id);
      }}
    />
  );
}

/** No metric's id has a space in it, so a ratio may have any name. */
const ownId = (name: string) => `own ${name}`;

const own = (ratios: readonly CustomRatio[]) => ({
  label: 'My ratios',
  options: ratios.map(({ name }) => ({ value: ownId(name), label: name })),
});
