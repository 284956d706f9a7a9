import type { AccountingYear, FigureDefinition } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/format';
import { figureWords } from '../../domain/figureWords';
import { DataTable } from '@tayyib/shared/tables';

interface Props {
  caption: string;
  definitions: readonly FigureDefinition[];
  years: readonly AccountingYear[];
  of: 'figures' | 'ratios';
}

/** Accounts with a row per line and a column per year, newest first. A line without any figure is omitted. */
export function YearsTable({ caption, definitions, years, of }: Props) {
  const valueOf = (year: AccountingYear, id: string): number | null => {
    const values: Readonly<Record<string, number | null>> = year[of];
    return values[id] ?? null;
  };
  const stated = definitions.filter(({ id }) => years.some((year) => valueOf(year, id) !== null));
  return (
    <DataTable
      caption={caption}
      rows={stated}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Line', cell: ({ label, formula }) => <span title={formula}>{label}</span> },
        ...years.toReversed().map((year) => ({
          title: `${formatDay(year.periodEnd)}${year.months === 12 ? '' : ` (${year.months} months)`}`,
          isFigure: true,
          cell: ({ id, unit }: FigureDefinition) => figureWords(valueOf(year, id), unit),
        })),
      ]}
    />
  );
}
