import { useState } from 'react';
import type { HistogramReply, StandardId } from '@tayyib/shared/contracts';
import {
  inUnit,
  plainNumber,
  unitOf,
  type BuilderClause,
  type CustomRatio,
  type NumberLiteral,
} from '@tayyib/shared/screens';
import { Slider } from '@tayyib/shared/ui-data';
import { useGetHistogramQuery } from '../../api/screensApi';
import { rounded } from '../../domain/rounded';
import { Answered } from '../market/Answered';
import { useSettled } from '../screen/useSettled';
import styles from './Spread.module.css';

type Ranged = Extract<BuilderClause, { kind: 'compare' | 'between' }>;
interface Props {
  clause: Ranged;
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
  const inside = (value: number) => Math.min(to, Math.max(from, value));
  const [low, high] = rangeOf(clause, (literal) => plainNumber(literal, unit), from, to);
  const [held, setHeld] = useSettled(`${inside(low)} ${inside(high)}`, (range) => {
    const [least = from, most = to] = range.split(' ').map(Number);
    onChange({
      ...{ kind: 'between', metric: clause.metric, time: clause.time },
      ...{
        low: literalOf(rounded(least, to - from, 'down')),
        high: literalOf(rounded(most, to - from, 'up')),
      },
    });
  });
  const [least = from, most = to] = held.split(' ').map(Number);
  const tallest = Math.max(1, ...buckets);
  const width = 100 / buckets.length;
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
            x={at * width}
            width={width * 0.86}
            y={40 - (count / tallest) * 40}
            height={(count / tallest) * 40}
            data-inside={isInside(at)}
          />
        ))}
      </svg>
      <Slider
        range
        min={from}
        max={to}
        step={(to - from) / 200 || 1}
        value={[least, most]}
        ariaLabelForHandle={[`${column}, from`, `${column}, to`]}
        tooltip={{ formatter: (value) => (value === undefined ? '' : inUnit(value, unit)) }}
        onChange={([first = from, second = to]) => setHeld(`${first} ${second}`)}
      />
      <p className={styles.words}>
        {median !== null && `Middle ${inUnit(median, unit)} · `}known of {known}, not of {unknown}
      </p>
    </>
  );
}

const literalOf = (value: number): NumberLiteral => ({ type: 'number', value, suffix: null });

/** What a filter leaves of the whole span. */
function rangeOf(
  clause: Ranged,
  valueOf: (literal: NumberLiteral) => number,
  from: number,
  to: number,
): [number, number] {
  if (clause.kind === 'between') return [valueOf(clause.low), valueOf(clause.high)];
  const value = valueOf(clause.value);
  switch (clause.op) {
    case '<':
    case '<=':
      return [from, value];
    case '>':
    case '>=':
      return [value, to];
    case '=':
      return [value, value];
    case '!=':
      return [from, to];
  }
}
