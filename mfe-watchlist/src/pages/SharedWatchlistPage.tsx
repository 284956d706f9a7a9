import type { SharedStock } from '@tayyib/shared/contracts';
import { formatCountOf, formatDay, formatPaise } from '@tayyib/shared/values/format';
import { useLocation } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { ChangeCell, CompanyName, DataTable, YearCell, type DataColumn } from '@tayyib/shared/parts/tables';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { Empty, PageHeading, VerdictBadge } from '@tayyib/shared/sdk/ui';
import { useOpenLinkQuery } from '../api/linksApi';
import { Unloaded } from '../components/placeholders';

const columns: readonly DataColumn<SharedStock>[] = [
  {
    title: 'Stock',
    cell: ({ stock, stock_code }) => (
      <>
        <CompanyName name={stock} />
        <small>{stock_code}</small>
      </>
    ),
  },
  { title: 'Verdict', cell: (stock) => <VerdictBadge badge={stock.badge} age={stock} /> },
  {
    title: 'Last price',
    isFigure: true,
    cell: ({ closeRupees, closeDay }) =>
      closeRupees === null ? (
        'No price yet'
      ) : (
        <>
          {formatPaise(closeRupees)}
          <small>{closeDay && formatDay(closeDay)}</small>
        </>
      ),
  },
  {
    title: 'Change',
    isFigure: true,
    cell: ({ changePercent }) => <ChangeCell change={changePercent === null ? null : changePercent / 100} />,
  },
  {
    title: 'Year',
    cell: ({ stock_code, yearCloses }) => <YearCell code={stock_code} closes={yearCloses} />,
  },
];

/** A watchlist that its owner shared by a link. The secret is in the fragment, which browsers send to no server. */
export default function SharedWatchlistPage() {
  const { hash } = useLocation();
  const secret = hash.slice(1);
  const query = useOpenLinkQuery(secret === '' ? skipToken : secret);
  const { data } = query;
  if (secret === '')
    return (
      <>
        <PageHeading title="A shared watchlist" />
        <Empty description="The link is incomplete. Ask its owner for the whole link." />
      </>
    );
  return (
    <>
      <PageHeading
        title={data?.title ?? 'A shared watchlist'}
        lead={
          data &&
          `${formatCountOf(data.stocks.length, 'stock')}, judged by ${standardNames[data.standard]}. Shared by a link; only its owner can change it.`
        }
      />
      <Unloaded query={query} what="the watchlist" />
      {data &&
        (data.stocks.length > 0 ? (
          <DataTable
            caption="Shared stocks"
            rows={data.stocks}
            keyOf={({ isin }) => isin}
            columns={columns}
            hasCards
          />
        ) : (
          <Empty description="No stocks in it" />
        ))}
    </>
  );
}
