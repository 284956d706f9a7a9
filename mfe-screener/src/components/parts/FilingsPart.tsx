import { Link } from '@tayyib/shared/sdk/router';
import { useState } from 'react';
import type { FilingRow } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { Empty } from '@tayyib/shared/sdk/ui';
import { Answered, PageControls } from '@tayyib/shared/parts/page';
import { useGetFilingsQuery } from '../../api/stockNumbersApi';
import { DataTable } from '@tayyib/shared/parts/tables';
import { PublishedBy } from '../figures/SourceLine';
import type { StockPartProps } from './StockPartProps';
import styles from './StockParts.module.css';

const natureWords = {
  consolidated: 'Of the whole group',
  standalone: 'Of the company alone',
} as const;

const auditWords = ({ audited }: FilingRow) =>
  audited === null ? 'Audit not stated' : audited ? 'Audited' : 'Not audited';

/** The results filed by the company, with links to the documents. */
export function FilingsPart({ stock: { isin, stock } }: StockPartProps) {
  const [page, setPage] = useState(1);
  return (
    <Answered query={useGetFilingsQuery({ id: isin, page })} shape="table">
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
                  title: 'Results',
                  cell: ({ periodStart, periodEnd, isAnnual, isReplaced }) => (
                    <>
                      {isAnnual
                        ? `Year to ${formatDay(periodEnd)}`
                        : `Part of a year, to ${formatDay(periodEnd)}`}
                      <small>
                        {isReplaced ? 'Replaced by a later filing' : `From ${formatDay(periodStart)}`}
                      </small>
                    </>
                  ),
                },
                {
                  title: 'Accounts',
                  cell: (filing) => (
                    <>
                      {natureWords[filing.nature]}
                      <small>{auditWords(filing)}</small>
                    </>
                  ),
                },
                {
                  title: 'Published',
                  cell: ({ source }) => (source.publishedOn ? formatDay(source.publishedOn) : 'Not stated'),
                },
                { title: 'Document', cell: ({ source }) => <PublishedBy source={source} /> },
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
