import type { ClassLevel, IndustryRow, StandardId } from '@tayyib/shared/contracts';
import { croreInColumn, formatCount } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { FigureCell, type DataColumn } from '@tayyib/shared/parts/tables';
import { useGetIndustriesQuery } from '../api/marketListsApi';
import { IndustryDetails } from '../components/lists/IndustryDetails';
import { choiceFrom, useAddress } from '../components/market/useAddress';
import { complianceColumns } from '../components/figures/complianceColumns';
import { MarketList } from '../components/market/MarketList';

const levels = ['industry', 'sector', 'group', 'subgroup'] as const satisfies readonly ClassLevel[];
const levelLabels = { industry: 'Industries', sector: 'Sectors', group: 'Groups', subgroup: 'Subgroups' };

/** The exchange's classes of business with their verdict counts, or the details of one. */
export default function IndustryPage() {
  const { address, standard, page } = useAddress();
  const id = address.get('id');
  const level = choiceFrom(address.get('level'), levels);
  const query = useGetIndustriesQuery({ standard, level, page }, { skip: id !== null });
  if (id !== null) return <IndustryDetails id={id} />;
  return (
    <MarketList
      title="Industries"
      lead="How much of each line of business is compliant, the largest first."
      query={query}
      whole={query}
      filter={{ name: 'level', legend: 'Level', labels: levelLabels, value: level }}
      none="No company has a class of business on file yet."
      empty="No company has a class of business on file yet."
      keyOf={(row) => row.id}
      columnsOf={columnsOf}
    />
  );
}

const columnsOf = (rows: readonly IndustryRow[], standard: StandardId): DataColumn<IndustryRow>[] => [
  {
    title: 'Line of business',
    cell: ({ id, name }) => (
      <Link to={`/industry?id=${encodeURIComponent(id)}&standard=${standard}`}>{name}</Link>
    ),
  },
  ...complianceColumns(rows),
  ...(rows.some(({ sector, name }) => sector !== null && sector !== name) ? [sectorColumn] : []),
  {
    title: 'Avg. market cap',
    unit: '₹ cr',
    isFigure: true,
    cell: ({ marketCap, compliance }) => (
      <span title={`Known for ${formatCount(marketCap.known)} of ${formatCount(compliance.total)}`}>
        <FigureCell figure={marketCap.known > 0 ? croreInColumn(marketCap.rupees) : null} />
      </span>
    ),
  },
];

const sectorColumn: DataColumn<IndustryRow> = {
  title: 'Sector',
  isMinor: true,
  cell: ({ sector }) => sector ?? <FigureCell figure={null} />,
};
