import type { MetricEntry } from '@tayyib/shared/contracts';
import type { Subject, Time } from '@tayyib/shared/screens';
import { Select } from '@tayyib/shared/sdk/selects';

interface Props {
  subject: Subject;
  time: Time | null;
  metrics: readonly MetricEntry[];
  onChange: (time: Time | null) => void;
}

const offered: readonly Time[] = [
  { type: 'ago', years: 1 },
  { type: 'growth', years: 1 },
  { type: 'growth', years: 3 },
  { type: 'growth', years: 5 },
  { type: 'average', years: 3 },
  { type: 'average', years: 5 },
];

/** The years a yearly figure covers. Other figures have no period to choose. */
export function TimeSelect({ subject, time, metrics, onChange }: Props) {
  const entry = subject.type === 'metric' ? metrics.find(({ id }) => id === subject.id) : undefined;
  if (entry?.kind !== 'yearly series') return null;
  const isOffered = time === null || offered.some((one) => keyOf(one) === keyOf(time));
  const times: readonly (Time | null)[] = [null, ...offered, ...(isOffered ? [] : [time])];
  return (
    <Select
      aria-label={`Period of ${entry.name}`}
      value={keyOf(time)}
      style={{ minWidth: 130 }}
      options={times.map((one) => ({ value: keyOf(one), label: labelOf(one) }))}
      onChange={(key) => onChange(times.find((one) => keyOf(one) === key) ?? null)}
    />
  );
}

const keyOf = (time: Time | null) => (time ? `${time.type} ${time.years}` : 'latest');

function labelOf(time: Time | null): string {
  if (!time) return 'Latest year';
  const years = time.years === 1 ? '1 year' : `${time.years} years`;
  return time.type === 'ago' ? `${years} ago` : `${time.type}, ${years}`;
}
