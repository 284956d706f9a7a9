import type { FigureDefinition, Growth } from '@tayyib/shared/contracts';
import { DataTable, FigureCell } from '@tayyib/shared/parts/tables';
import { Figure } from '../../figures/Figure';
import styles from '../StockParts.module.css';

interface Props {
  growth: readonly Growth[];
  definitions: readonly FigureDefinition[];
}

const spans = [1, 3, 5] as const;

/** The growth of each line; if it is unknown, the reason. Spans of which nothing is known have no column, but say so. */
export function GrowthTable({ growth, definitions }: Props) {
  const lines = [...new Set(growth.map(({ figure }) => figure))];
  const of = (figure: string, years: number) =>
    growth.find((one) => one.figure === figure && one.years === years);
  const known = spans.filter((years) => lines.some((figure) => of(figure, years)?.value != null));
  const unknown = spans.filter((years) => !known.includes(years));
  return (
    <>
      <DataTable
        caption="Growth a year"
        rows={lines}
        keyOf={(figure) => figure}
        columns={[
          { title: 'Line', cell: (figure) => definitions.find(({ id }) => id === figure)?.label ?? figure },
          ...known.map((years) => ({
            title: titleOf(years),
            isFigure: true,
            cell: (figure: string) => {
              const found = of(figure, years);
              return found && found.value !== null ? (
                <Figure ratio={found.value} />
              ) : (
                <span title={found?.unknownBecause ?? undefined}>
                  <FigureCell figure={null} missing={found?.unknownBecause ?? 'Not known'} />
                </span>
              );
            },
          })),
        ]}
      />
      {unknown.length > 0 && (
        <p className={styles.small}>
          Not known of any line: over {unknown.map(titleOf).join(', ').toLowerCase()}.
        </p>
      )}
    </>
  );
}

const titleOf = (years: number) => (years === 1 ? 'One year' : `${years} years`);
