import { useState } from 'react';
import type { HistogramReply, StandardId } from '@tayyib/shared/contracts';
import { formatCount, formatCountOf } from '@tayyib/shared/values/format';
import { inUnit, plainNumber, unitOf, type BuilderClause, type CustomRatio } from '@tayyib/shared/screens';
import { Slider } from '@tayyib/shared/sdk/selects';
import { Answered } from '@tayyib/shared/parts/page';
import { useGetHistogramQuery } from '../../../api/screensApi';
import {
  clauseOfRange,
  rangeOfClause,
  scaleOf,
  type RangedClause,
} from '../../../domain/screens/draggedRange';
import { useDebouncedInput } from '../../market/useDebouncedInput';
import styles from './Distribution.module.css';

interface Props {
  clause: RangedClause;
  /** The figure in the screen language. */
  column: string;
  standard: StandardId;
  ratios: readonly CustomRatio[];
  onChange: (clause: BuilderClause) => void;
}

/** The distribution of a figure over all companies, with a slider that sets the range. */
export function Distribution(props: Props) {
  const [isOpen, setOpen] = useState(props.clause.kind === 'between');
  return (
    <details
      className={styles.distribution}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Distribution over all companies</summary>
      {isOpen && <LoadedHistogram {...props} />}
    </details>
  );
}

function LoadedHistogram({ column, standard, ...props }: Props) {
  return (
    <Answered query={useGetHistogramQuery({ column, standard })} lines={2}>
      {(histogram) =>
        histogram.known === 0 ? (
          <p>No company has this figure.</p>
        ) : (
          <RangeSlider histogram={histogram} column={column} {...props} />
        )
      }
    </Answered>
  );
}

function RangeSlider({
  histogram,
  clause,
  ratios,
  column,
  onChange,
}: Omit<Props, 'standard'> & { histogram: HistogramReply }) {
  const { from, to, buckets, known, unknown, median } = histogram;
  const unit = unitOf({ type: 'value', of: clause.metric, time: clause.time }, ratios);
  const scale = scaleOf(histogram);
  const { min, max, step } = scale;
  const range = rangeOfClause(clause, (literal) => plainNumber(literal, unit), scale);
  const [draft, setDraft] = useDebouncedInput(range.join(' '), (changed) => {
    const [low = min, high = max] = changed.split(' ').map(Number);
    onChange(clauseOfRange([low, high], histogram, clause));
  });
  const [low = min, high = max] = draft.split(' ').map(Number);
  const tallest = Math.max(1, ...buckets);
  const percent = 100 / (max - min || 1);
  // if all companies have the same value, the first bar shows them
  const width = to > from ? ((to - from) / buckets.length) * percent : 100 / buckets.length;
  const startOf = (at: number) => (from - min) * percent + at * width;
  const isInside = (at: number) => {
    const middle = from + ((at + 0.5) / buckets.length) * (to - from);
    return middle >= low && middle <= high;
  };
  return (
    <>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" className={styles.bars} aria-hidden="true">
        {buckets.map((count, at) => (
          <rect
            key={at}
            x={startOf(at)}
            width={width * 0.86}
            y={40 - (count / tallest) * 40}
            height={(count / tallest) * 40}
            data-inside={isInside(at)}
          />
        ))}
      </svg>
      <Slider
        range
        min={min}
        max={max}
        step={step}
        value={[low, high]}
        ariaLabelForHandle={[`${column}, from`, `${column}, to`]}
        tooltip={{ formatter: (value) => (value === undefined ? '' : inUnit(value, unit)) }}
        onChange={([first = min, second = max]) => setDraft(`${first} ${second}`)}
      />
      <p className={styles.summary}>
        {median !== null && `Median ${inUnit(median, unit)} · `}known for{' '}
        {formatCountOf(known, 'company', 'companies')}, missing for {formatCount(unknown)}
      </p>
    </>
  );
}
