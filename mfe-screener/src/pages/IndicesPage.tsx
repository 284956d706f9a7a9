import type { IndexRow, StandardId } from '@tayyib/shared/contracts';
import { formatDay, numberInColumn } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { ChangeChip, FigureCell, type DataColumn } from '@tayyib/shared/parts/tables';
import { useGetIndicesQuery } from '../api/marketListsApi';
import { complianceColumns } from '../components/figures/complianceColumns';
import { MarketList } from '../components/market/MarketList';
import { useAddress } from '../components/market/useAddress';

/** Market indices with their change and the compliant share of each. */
export default function IndicesPage() {
  const { address, standard, page } = useAddress();
  const q = address.get('q') ?? '';
  const query = useGetIndicesQuery({ standard, page, q });
  const isEmpty = q !== '' && query.currentData?.total === 0;
  const whole = useGetIndicesQuery({ standard }, { skip: !isEmpty });
  return (
    <MarketList
      title="Indices"
      lead="How much of each index is compliant by our verdicts."
      query={query}
      whole={q === '' ? query : whole}
      search={{ label: 'Index', example: 'For example Nifty 50' }}
      none="No index matches. Try another name."
      empty="No indices are on file yet."
      keyOf={(row) => row.id}
      columnsOf={columnsOf}
    />
  );
}

function columnsOf(rows: readonly IndexRow[], standard: StandardId): DataColumn<IndexRow>[] {
  const days = [...new Set(rows.flatMap(({ last }) => last?.day ?? []))];
  // a day that all have in common is said once
  const [commonDay] = days.length === 1 ? days : [];
  return [
    {
      title: 'Index',
      cell: ({ id, name }) => (
        <Link to={`/indices_stocks?id=${encodeURIComponent(id)}&standard=${standard}`}>{name}</Link>
      ),
    },
    ...complianceColumns(rows),
    {
      title: commonDay === undefined ? 'Last close' : `Close of ${formatDay(commonDay)}`,
      isFigure: true,
      // a card has its change, and its page the course
      isMinor: true,
      cell: ({ last }) => <FigureCell figure={last ? numberInColumn(last.close) : null} />,
    },
    {
      title: 'Change',
      isFigure: true,
      cell: ({ change }) => (change === null ? <FigureCell figure={null} /> : <ChangeChip change={change} />),
    },
    ...(days.length > 1 ? [dayColumn] : []),
  ];
}

const dayColumn: DataColumn<IndexRow> = {
  title: 'Close of',
  isMinor: true,
  cell: ({ last }) => (last ? formatDay(last.day) : <FigureCell figure={null} />),
};
