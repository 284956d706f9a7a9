import type { IpoRow, StandardId } from '@tayyib/shared/contracts';
import { croreInColumn, formatCount, formatDay, numberInColumn } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { ChangeChip, CompanyName, FigureCell, type DataColumn } from '@tayyib/shared/parts/tables';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { lotCost, offerInColumn, priceInColumn, stageLabels } from '../../domain/ipoWords';

type Column = DataColumn<IpoRow>;

/** Public issues in columns; listing, subscription and gain are left out where no row of the page has them. */
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
  { title: 'Stage', cell: stageInColumn },
  { title: 'Applications', cell: offerInColumn },
  ...(rows.some(({ listsOn }) => listsOn !== null) ? [listingColumn] : []),
  { title: 'Price', unit: '₹', isFigure: true, cell: (ipo) => <FigureCell figure={priceInColumn(ipo)} /> },
  {
    title: 'Shares a lot',
    isMinor: true,
    isFigure: true,
    cell: ({ lotSize }) => (lotSize === null ? <FigureCell figure={null} /> : formatCount(lotSize)),
  },
  { title: 'Cost of a lot', unit: '₹', isFigure: true, cell: (ipo) => <Rupees of={lotCost(ipo)} /> },
  {
    title: 'Issue size',
    unit: '₹ cr',
    isFigure: true,
    cell: ({ issueSizeRupees: size }) => (
      <FigureCell figure={size === null ? null : croreInColumn(size, 2)} />
    ),
  },
  ...(rows.some(({ subscribedTimes }) => subscribedTimes !== null) ? [subscribedColumn] : []),
  ...(rows.some(({ gainSinceIssue }) => gainSinceIssue) ? [gainColumn] : []),
];

const stageInColumn = ({ stage, segment }: IpoRow): string =>
  `${stage ? stageLabels[stage] : 'Not known'}${segment === 'sme' ? ' · SME' : ''}`;

const listingColumn: Column = {
  title: 'Listing',
  isMinor: true,
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
