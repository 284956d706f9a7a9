import { useState } from 'react';
import type { HistogramReply, StandardId } from '@tayyib/shared/contracts';
import { inUnit, plainNumber, unitOf, type BuilderClause, type CustomRatio } from '@tayyib/shared/screens';
import { Slider } from '@tayyib/shared/ui-data';
import { Answered } from '@tayyib/shared/page-parts';
import { formatCount } from '../../../domain/figureWords';
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
  /** The figure in the words of the language. */
  column: string;
  standard: StandardId;
  ratios: readonly CustomRatio[];
  onChange: (clause: BuilderClause) => void;
}

/** How a figure is spread over all companies, with a range to drag. */
export function Spread(props: Props) {
  const [isOpen, setOpen] = useState(props.clause.kind === 'between');
  return (
    <details
      className={styles.spread}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Spread over all companies</summary>
      {isOpen && <Histogram {...props} />}
    </details>
  );
}

function Histogram({ column, standard, ...props }: Props) {
  return (
    <Answered query={useGetHistogramQuery({ column, standard })} lines={2}>
      {(spread) =>
        spread.known === 0 ? (
          <p>It is not known of any company.</p>
        ) : (
          <Bars spread={spread} column={column} {...props} />
        )
      }
    </Answered>
  );
}

function Bars({
  spread,
  clause,
  ratios,
  column,
  onChange,
}: Omit<Props, 'standard'> & { spread: HistogramReply }) {
  const { from, to, buckets, known, unknown, median } = spread;
  const unit = unitOf({ type: 'value', of: clause.metric, time: clause.time }, ratios);
  const scale = scaleOf(spread);
  const { min, max, step } = scale;
  const range = rangeOfClause(clause, (literal) => plainNumber(literal, unit), scale);
  const [held, setHeld] = useDebouncedInput(range.join(' '), (moved) => {
    const [least = min, most = max] = moved.split(' ').map(Number);
    onChange(clauseOfRange([least, most], spread, clause));
  });
  const [least = min, most = max] = held.split(' ').map(Number);
  const tallest = Math.max(1, ...buckets);
  const percent = 100 / (max - min || 1);
  // where all have the same figure, the first bar is theirs
  const width = to > from ? ((to - from) / buckets.length) * percent : 100 / buckets.length;
  const startOf = (at: number) => (from - min) * percent + at * width;
  const isInside = (at: number) => {
    const middle = from + ((at + 0.5) / buckets.length) * (to - from);
    return middle >= least && middle <= most;
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
        {...{ min, max, step }}
        value={[least, most]}
        ariaLabelForHandle={[`${column}, from`, `${column}, to`]}
        tooltip={{ formatter: (value) => (value === undefined ? '' : inUnit(value, unit)) }}
        onChange={([first = min, second = max]) => setHeld(`${first} ${second}`)}
      />
      <p className={styles.words}>
        {median !== null && `Middle ${inUnit(median, unit)} · `}known of {formatCount(known)}, not of{' '}
        {formatCount(unknown)}
      </p>
    </>
  );
}
