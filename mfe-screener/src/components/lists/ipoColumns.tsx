import type { IpoRow, StandardId } from '@tayyib/shared/contracts';
import { croreInColumn, formatCount, formatDay, numberInColumn } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { ChangeChip, CompanyName, FigureCell, type DataColumn } from '@tayyib/shared/parts/tables';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { lotCost, offerInColumn, priceInColumn, stageLabels } from '../../domain/ipoWords';

type Column = DataColumn<IpoRow>;

/** Public issues in columns; a column that no row of the page fills is left out. */
export const ipoColumns = (rows: readonly IpoRow[], standard: StandardId): Column[] => [
  {
    title: 'Company',
    cell: ({ id, company_name: name }) => (
      <Link to={`/iposcreen?id=${encodeURIComponent(id)}&standard=${standard}`} title={name}>
        <CompanyName name={name} />
      </Link>
    ),
  },
  { title: 'Verdict', cell: (ipo) => <VerdictBadge badge={ipo.badge} age={ipo} /> },
  ...(rows.some(({ stage }) => stage !== null) ? [stageColumn] : []),
  ...(rows.some(({ opensOn }) => opensOn !== null) ? [offerColumn] : []),
  ...(rows.some(({ listsOn }) => listsOn !== null) ? [listingColumn] : []),
  ...(rows.some((ipo) => priceInColumn(ipo) !== null) ? [priceColumn] : []),
  ...(rows.some(({ lotSize }) => lotSize !== null) ? [lotColumn] : []),
  ...(rows.some((ipo) => lotCost(ipo) !== null) ? [costColumn] : []),
  ...(rows.some(({ issueSizeRupees }) => issueSizeRupees !== null) ? [sizeColumn] : []),
  ...(rows.some(({ subscribedTimes }) => subscribedTimes !== null) ? [subscribedColumn] : []),
  ...(rows.some(({ gainSinceIssue }) => gainSinceIssue) ? [gainColumn] : []),
];

const stageInColumn = ({ stage, segment }: IpoRow): string =>
  `${stage ? stageLabels[stage] : 'Not known'}${segment === 'sme' ? ' · SME' : ''}`;

const stageColumn: Column = { title: 'Stage', cell: stageInColumn };

const offerColumn: Column = { title: 'Applications', cell: offerInColumn };

const priceColumn: Column = {
  title: 'Price',
  unit: '₹',
  isFigure: true,
  cell: (ipo) => <FigureCell figure={priceInColumn(ipo)} />,
};

const lotColumn: Column = {
  title: 'Shares a lot',
  isMinor: true,
  optional: 1,
  isFigure: true,
  cell: ({ lotSize }) => (lotSize === null ? <FigureCell figure={null} /> : formatCount(lotSize)),
};

const costColumn: Column = {
  title: 'Cost of a lot',
  unit: '₹',
  isFigure: true,
  cell: (ipo) => <Rupees of={lotCost(ipo)} />,
};

const sizeColumn: Column = {
  title: 'Issue size',
  unit: '₹ cr',
  isFigure: true,
  cell: ({ issueSizeRupees: size }) => <FigureCell figure={size === null ? null : croreInColumn(size, 2)} />,
};

const listingColumn: Column = {
  title: 'Listing',
  isMinor: true,
  optional: 2,
  cell: ({ listsOn }) => (listsOn ? formatDay(listsOn) : <FigureCell figure={null} />),
};

const subscribedColumn: Column = {
  title: 'Subscribed, times',
  isMinor: true,
  isFigure: true,
  cell: ({ subscribedTimes }) => (
    <FigureCell figure={subscribedTimes === null ? null : numberInColumn(subscribedTimes)} />
  ),
};

const gainColumn: Column = {
  title: 'Since issue',
  isFigure: true,
  cell: ({ gainSinceIssue: gain }) =>
    gain ? (
      <span title={`To the close of ${formatDay(gain.day)}`}>
        <ChangeChip change={gain.value} />
      </span>
    ) : (
      <FigureCell figure={null} />
    ),
};

const Rupees = ({ of }: { of: number | null }) => (
  <FigureCell figure={of === null ? null : { ...numberInColumn(of, 0), before: '₹' }} />
);
