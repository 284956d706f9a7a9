import type { AccountingYear, FigureDefinition } from '@tayyib/shared/contracts';
import { formatMonth } from '@tayyib/shared/values/format';
import { DataTable, FigureCell } from '@tayyib/shared/parts/tables';
import { figureWords } from '../../../domain/figureWords';
import { lineFormat } from '../../../domain/lineFormat';
import { namesUnit } from '../../../domain/namesUnit';
import { FoldedOnPhone } from '../../market/FoldedOnPhone';
import { RowBars } from './RowBars';
import styles from './YearsTable.module.css';

interface Props {
  caption: string;
  definitions: readonly FigureDefinition[];
  /** Oldest first. */
  years: readonly AccountingYear[];
  of: 'figures' | 'ratios';
  isRare: boolean;
}

const crore = '₹ cr';

/** Accounts with a row per line, small bars, and a column per year, oldest first. A line without any figure is omitted. */
export function YearsTable({ caption, definitions, years, of, isRare }: Props) {
  const valueOf = (year: AccountingYear, id: string): number | null => {
    const values: Readonly<Record<string, number | null>> = year[of];
    return values[id] ?? null;
  };
  const lines = definitions
    .map((definition) => ({
      ...definition,
      points: years.map((year) => ({ day: year.periodEnd, value: valueOf(year, definition.id) })),
    }))
    .filter(({ points }) => points.some(({ value }) => value !== null))
    .map((line) => ({
      ...line,
      format: lineFormat(
        line.points.map(({ value }) => value),
        line.unit,
      ),
    }));
  if (lines.length === 0) return null;
  // the unit of most lines is in the heading, once
  const isInCrore = lines.some(({ format }) => format.unit === crore);
  return (
    <section className={styles.group} aria-label={caption}>
      <FoldedOnPhone
        isRare={isRare}
        heading={
          <h3>
            {caption}
            {isInCrore && <small> {crore}</small>}
          </h3>
        }
      >
        <DataTable
          isCompact
          caption={`${caption} by year`}
          rows={lines}
          keyOf={({ id }) => id}
          columns={[
            {
              title: 'Line',
              cell: ({ label, formula, format }) => (
                <span title={formula}>
                  {label}
                  {format.unit && format.unit !== crore && !namesUnit(label, format.unit) && (
                    <span className={styles.unit}> {format.unit}</span>
                  )}
                </span>
              ),
            },
            {
              title: 'Trend',
              cell: ({ label, points, unit }) => (
                <RowBars title={label} points={points} format={(value) => figureWords(value, unit)} />
              ),
            },
            ...years.map((year, at) => ({
              title: `${formatMonth(year.periodEnd)}${year.months === 12 ? '' : ` (${year.months} months)`}`,
              isFigure: true,
              cell: ({ points, format }: (typeof lines)[number]) => {
                const value = points[at]?.value ?? null;
                return <FigureCell figure={value === null ? null : format.of(value)} />;
              },
            })),
          ]}
        />
      </FoldedOnPhone>
    </section>
  );
}
