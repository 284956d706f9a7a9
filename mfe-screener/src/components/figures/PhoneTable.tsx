import { useState, type ReactNode } from 'react';
import { DataTable, type DataColumn } from '@tayyib/shared/parts/tables';
import { Choices } from '../market/Choices';
import styles from './PhoneTable.module.css';

/** Columns that a phone shows together. */
export interface FigureSet<Row> {
  /** Unique in the table. */
  title: string;
  columns: readonly DataColumn<Row>[];
}

interface Props<Row> {
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  name: (row: Row) => ReactNode;
  /** Beside the name. */
  codeOf: (row: Row) => string;
  /** Below the name: its verdict. */
  under: (row: Row) => ReactNode;
  /** The first is shown until another is chosen. */
  sets: readonly FigureSet<Row>[];
  action?: { title: string; cell: (row: Row) => ReactNode } | undefined;
}

/** Companies on a phone: a row of two lines each, with some of its figures, of which the reader chooses. */
export function PhoneTable<Row>({ caption, rows, keyOf, name, codeOf, under, sets, action }: Props<Row>) {
  const [chosen, choose] = useState('');
  // sets come and go with the plan, with what is known and with how rows are sorted
  const set = sets.find(({ title }) => title === chosen) ?? sets[0];
  return (
    <div className={styles.phone}>
      {sets.length > 1 && (
        <Choices
          legend={`Figures of ${caption}`}
          choices={sets.map(({ title }) => ({ value: title, label: title }))}
          value={set?.title ?? ''}
          onChoose={choose}
        />
      )}
      <DataTable
        isCompact
        caption={caption}
        rows={rows}
        keyOf={keyOf}
        columns={[
          {
            title: 'Company',
            cell: (row) => (
              <>
                {name(row)} <small className={styles.code}>{codeOf(row)}</small>
                <small className={styles.under}>{under(row)}</small>
              </>
            ),
          },
          ...(set?.columns ?? []).map(always),
        ]}
        action={action}
      />
    </div>
  );
}

/** A chosen column is never left out. */
function always<Row>(column: DataColumn<Row>): DataColumn<Row> {
  const kept = { ...column };
  delete kept.optional;
  return kept;
}
