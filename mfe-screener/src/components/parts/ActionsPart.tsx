import { Link } from '@tayyib/shared/sdk/router';
import { useState } from 'react';
import { formatDay, formatPaise, numberInColumn } from '@tayyib/shared/values/format';
import { Empty } from '@tayyib/shared/sdk/ui';
import { Answered, PageControls } from '@tayyib/shared/parts/page';
import { useGetCorporateActionsQuery } from '../../api/stockNumbersApi';
import { DataTable } from '@tayyib/shared/parts/tables';
import { SourceDocument } from '../figures/SourceLine';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';

/** Dividends, splits, bonuses and the like, newest first. */
export function ActionsPart({ stock: { isin, stock } }: StockPartProps) {
  const [page, setPage] = useState(1);
  return (
    <Answered query={useGetCorporateActionsQuery({ id: isin, page })}>
      {({ rows, total, page: shown, pageSize }) =>
        total === 0 ? (
          <Empty drawing="calendar" description="No corporate action is on file.">
            <Link to="/status">Which data is loaded, and since when</Link>
          </Empty>
        ) : (
          <div className={styles.part}>
            <DataTable
              hasCards
              caption={`Corporate actions of ${stock}`}
              rows={rows}
              keyOf={({ exDate, subject }) => `${exDate} ${subject}`}
              columns={[
                { title: 'Ex-date', cell: ({ exDate }) => formatDay(exDate) },
                { title: 'Description', cell: ({ subject }) => subject },
                { title: 'Kind', cell: ({ kind }) => kind },
                {
                  title: 'Dividend per share',
                  isFigure: true,
                  cell: ({ dividendRupees }) => (dividendRupees === null ? '' : formatPaise(dividendRupees)),
                },
                {
                  title: 'Price factor',
                  isFigure: true,
                  cell: ({ priceFactor }) =>
                    priceFactor === null ? '' : numberInColumn(priceFactor, 4).digits,
                },
                { title: 'Source', cell: ({ source }) => <SourceDocument document={source.document} /> },
              ]}
            />
            {total > pageSize && (
              <PageControls page={shown} last={Math.ceil(total / pageSize)} onTurn={setPage} />
            )}
          </div>
        )
      }
    </Answered>
  );
}
