import type { FigureDefinition, Growth } from '@tayyib/shared/contracts';
import { DataTable } from '@tayyib/shared/parts/tables';
import { Figure } from '../../figures/Figure';
import styles from '../StockParts.module.css';

interface Props {
  growth: readonly Growth[];
  definitions: readonly FigureDefinition[];
  formula: string;
}

const spans = [1, 3, 5] as const;

/** The growth of each line; if it is unknown, the reason. */
export function GrowthTable({ growth, definitions, formula }: Props) {
  const lines = [...new Set(growth.map(({ figure }) => figure))];
  const of = (figure: string, years: number) =>
    growth.find((one) => one.figure === figure && one.years === years);
  return (
    <>
      <DataTable
        caption="Growth a year"
        rows={lines}
        keyOf={(figure) => figure}
        columns={[
          { title: 'Line', cell: (figure) => definitions.find(({ id }) => id === figure)?.label ?? figure },
          ...spans.map((years) => ({
            title: years === 1 ? 'One year' : `${years} years`,
            isFigure: true,
            cell: (figure: string) => {
              const found = of(figure, years);
              return found && found.value !== null ? (
                <Figure ratio={found.value} />
              ) : (
                <span title={found?.unknownBecause ?? undefined}>Not known</span>
              );
            },
          })),
        ]}
      />
      <p className={styles.small}>{formula}</p>
    </>
  );
}
