import { Link } from '@tayyib/shared/sdk/router';
import { useState } from 'react';
import type { CorporateActionRow } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { Empty } from '@tayyib/shared/sdk/ui';
import { Answered, PageControls } from '@tayyib/shared/parts/page';
import { useGetCorporateActionsQuery } from '../../api/stockNumbersApi';
import { DataTable, type DataColumn } from '@tayyib/shared/parts/tables';
import { actionWords } from '../../domain/actionWords';
import { documentAddress } from '../../domain/documentAddress';
import { PublishedBy } from '../figures/SourceLine';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';

/** Dividends, splits, bonuses and the like, newest first. */
export function ActionsPart({ stock: { isin, stock } }: StockPartProps) {
  const [page, setPage] = useState(1);
  return (
    <Answered query={useGetCorporateActionsQuery({ id: isin, page })} shape="table">
      {({ rows, total, page: shown, pageSize }) => {
        if (total === 0)
          return (
            <Empty drawing="calendar" description="No corporate action is on file.">
              <Link to="/status">Which data is loaded, and since when</Link>
            </Empty>
          );
        const publisher = commonPublisher(rows);
        return (
          <div className={styles.part}>
            <DataTable
              isCompact
              caption={`Corporate actions of ${stock}`}
              rows={rows}
              keyOf={({ exDate, subject, dividendRupees }) => `${exDate} ${subject} ${dividendRupees}`}
              columns={[
                { title: 'Ex-date', cell: ({ exDate }) => formatDay(exDate) },
                { title: 'What', cell: (action) => <What action={action} /> },
                ...(publisher === null ? [publishedColumn] : []),
              ]}
            />
            {publisher !== null && <p className={styles.small}>Published: {publisher}.</p>}
            {total > pageSize && (
              <PageControls page={shown} last={Math.ceil(total / pageSize)} onTurn={setPage} />
            )}
          </div>
        );
      }}
    </Answered>
  );
}

const publishedColumn: DataColumn<CorporateActionRow> = {
  title: 'Published',
  cell: ({ source }) => <PublishedBy source={source} />,
};

/** Who published all of them, where none has a document to open; null where rows differ. */
function commonPublisher(rows: readonly CorporateActionRow[]): string | null {
  const [first, ...others] = new Set(rows.map(({ source }) => source.publisher));
  const hasDocument = rows.some(({ source }) => documentAddress(source.document) !== null);
  return hasDocument || others.length > 0 ? null : (first ?? null);
}

/** What it is, and below it as the exchange writes it, where that says more. */
function What({ action }: { action: CorporateActionRow }) {
  const { words, more } = actionWords(action);
  return (
    <>
      {words}
      {more !== null && <small>{more}</small>}
    </>
  );
}
