import { Link } from '@tayyib/shared/sdk/router';
import { useState } from 'react';
import type { FilingRow } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { Empty } from '@tayyib/shared/sdk/ui';
import { Answered, PageControls } from '@tayyib/shared/parts/page';
import { useGetFilingsQuery } from '../../api/stockNumbersApi';
import { DataTable } from '@tayyib/shared/parts/tables';
import { SourceDocument } from '../figures/SourceLine';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';

const auditWords = ({ audited }: FilingRow) =>
  audited === null ? 'Not stated' : audited ? 'Audited' : 'Not audited';

/** The results filed by the company, with links to the documents. */
export function FilingsPart({ stock: { isin, stock } }: StockPartProps) {
  const [page, setPage] = useState(1);
  return (
    <Answered query={useGetFilingsQuery({ id: isin, page })}>
      {({ rows, total, page: shown, pageSize }) =>
        total === 0 ? (
          <Empty drawing="list" description="No filing is on file. Verdicts wait until accounts are filed.">
            <Link to="/status">Which data is loaded, and since when</Link>
          </Empty>
        ) : (
          <div className={styles.part}>
            <DataTable
              hasCards
              caption={`Filings of ${stock}`}
              rows={rows}
              keyOf={({ periodStart, periodEnd, nature, source }) =>
                `${periodStart} ${periodEnd} ${nature} ${source.document}`
              }
              columns={[
                {
                  title: 'Period',
                  cell: ({ periodStart, periodEnd, isAnnual }) => (
                    <>
                      {formatDay(periodStart)} to {formatDay(periodEnd)}
                      <small>{isAnnual ? 'A whole year' : 'Part of a year'}</small>
                    </>
                  ),
                },
                { title: 'Accounts', cell: ({ nature }) => nature },
                { title: 'Audit', cell: auditWords },
                { title: 'Figures read', isFigure: true, cell: ({ figuresStated }) => figuresStated },
                { title: 'Segments', isFigure: true, cell: ({ segments }) => segments },
                {
                  title: 'Published',
                  cell: ({ source, isReplaced }) => (
                    <>
                      {source.publishedOn ? formatDay(source.publishedOn) : 'Not stated'}
                      {isReplaced && <small>Replaced by a later filing</small>}
                    </>
                  ),
                },
                {
                  title: 'Source',
                  cell: ({ source }) => (
                    <>
                      {source.publisher} <SourceDocument document={source.document} />
                    </>
                  ),
                },
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
