import type { FundRow, StandardId } from '@tayyib/shared/contracts';
import { formatCountOf, formatDay, formatPercent, numberInColumn } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { ChangeChip, FigureCell, type DataColumn } from '@tayyib/shared/parts/tables';
import { useGetFundsQuery } from '../api/marketListsApi';
import { Checkbox } from '@tayyib/shared/sdk/controls';
import { TickedFunds } from '../components/lists/CompareFunds';
import { VerdictStrip } from '../components/figures/ComplianceBar';
import { FundDetails, fundKind } from '../components/lists/FundDetails';
import { choiceFrom, useAddress } from '../components/market/useAddress';
import styles from '../components/market/market.module.css';
import { MarketList } from '../components/market/MarketList';

const kinds = ['ethical', 'held', 'all'] as const;
const kindLabels = { ethical: 'Shariah & ethical', held: 'With holdings', all: 'All' };

/** Funds with the compliance of their holdings, or the details of one. */
export default function MutualFundPage() {
  const { address, standard, page, change } = useAddress();
  const id = address.get('id');
  const only = choiceFrom(address.get('only'), kinds);
  const q = address.get('q') ?? '';
  const query = useGetFundsQuery({ standard, page, only, q }, { skip: id !== null });
  const isFiltered = q !== '' || only !== 'all';
  const isEmpty = isFiltered && query.currentData?.total === 0;
  const whole = useGetFundsQuery({ standard, only: 'all' }, { skip: !isEmpty });
  if (id !== null) return <FundDetails id={id} standard={standard} />;
  const ticked = address.get('compare')?.split(',').slice(0, most) ?? [];
  const tick = (fund: string, isTicked: boolean) => {
    const next = isTicked ? [...ticked, fund] : ticked.filter((other) => other !== fund);
    change({ compare: next.join(',') || null, page: String(page) }, { replace: true });
  };
  const [first, second] = ticked;
  return (
    <MarketList
      title="Mutual Funds"
      lead="A fund is judged by its holdings, not by its name. Holdings that cannot be judged are listed separately."
      query={query}
      whole={isFiltered ? whole : query}
      search={{ label: 'Fund', example: 'For example Tata Ethical' }}
      filter={{ name: 'only', legend: 'Which funds', labels: kindLabels, value: only }}
      none="No fund matches. Try all of them, or another name."
      empty="No funds are on file yet."
      keyOf={(fund) => fund.id}
      columnsOf={(rows, by) => [...columnsOf(rows, by), tickColumn(ticked, tick)]}
      above={
        first !== undefined && second !== undefined ? (
          <TickedFunds key={`${first} ${second}`} ids={[first, second]} standard={standard} />
        ) : (
          <p className={styles.small}>
            {first === undefined
              ? 'Tick two funds to compare them on one chart.'
              : 'Tick another one to compare it with.'}
          </p>
        )
      }
    />
  );
}

/** How many are compared. */
const most = 2;

const tickColumn = (
  ticked: readonly string[],
  tick: (id: string, isTicked: boolean) => void,
): DataColumn<FundRow> => ({
  title: 'Compare',
  cell: (fund) => {
    const isTicked = ticked.includes(fund.id);
    return (
      <Checkbox
        aria-label={`Compare ${[fund.name, fundKind(fund)].filter(Boolean).join(', ')}`}
        checked={isTicked}
        disabled={!isTicked && ticked.length >= most}
        onChange={({ target }) => tick(fund.id, target.checked)}
      />
    );
  },
});

/** Columns that no row of the page fills are left out. */
const columnsOf = (rows: readonly FundRow[], standard: StandardId): DataColumn<FundRow>[] => [
  {
    title: 'Fund',
    cell: ({ id, name }) => (
      <Link to={`/mutualfund?id=${id}&standard=${standard}`} title={name}>
        {name}
      </Link>
    ),
  },
  ...(rows.some(({ lookThrough }) => lookThrough) ? [holdingsColumn] : []),
  ...(rows.some(({ nav }) => nav) ? navColumns : []),
  ...(rows.some(({ returns }) => returns?.oneYear != null) ? [oneYearColumn] : []),
  ...(rows.some(({ returns }) => returns?.threeYears != null) ? [threeYearsColumn] : []),
  { title: 'Plan', cell: (fund) => <Plan fund={fund} /> },
  ...(rows.some(({ category }) => category !== null) ? [categoryColumn] : []),
];

const holdingsColumn: DataColumn<FundRow> = {
  title: 'Holdings by verdict',
  cell: ({ lookThrough }) => <Holdings of={lookThrough} />,
};

const navColumns: readonly DataColumn<FundRow>[] = [
  {
    title: 'NAV',
    unit: '₹',
    isFigure: true,
    cell: ({ nav }) => <FigureCell figure={nav && { ...numberInColumn(nav.rupees), before: '₹' }} />,
  },
  { title: 'NAV of', cell: ({ nav }) => (nav ? formatDay(nav.day) : <FigureCell figure={null} />) },
];

const oneYearColumn: DataColumn<FundRow> = {
  title: '1 year',
  isFigure: true,
  cell: ({ returns }) => <Return of={returns?.oneYear ?? null} />,
};

const threeYearsColumn: DataColumn<FundRow> = {
  title: '3 years, a year',
  isFigure: true,
  cell: ({ returns }) => <Return of={returns?.threeYears ?? null} />,
};

const categoryColumn: DataColumn<FundRow> = {
  title: 'Category',
  isMinor: true,
  // "Equity Scheme - Sectoral": the kind of scheme is on the fund's page
  cell: ({ category }) => category?.replace(/^\w+ Scheme - /, '') ?? <FigureCell figure={null} />,
};

/** The plan that stands for a scheme, and how many others it has. */
function Plan({ fund }: { fund: FundRow }) {
  const others = (fund.plans?.length ?? 0) - 1;
  const kind = fundKind(fund);
  return (
    <>
      {kind}
      {others > 0 && (
        <small>
          {kind && 'and '}
          {formatCountOf(others, 'more plan')}
        </small>
      )}
    </>
  );
}

const Return = ({ of }: { of: number | null }) =>
  of === null ? <FigureCell figure={null} /> : <ChangeChip change={of} />;

const Holdings = ({ of }: { of: FundRow['lookThrough'] }) =>
  of ? (
    <>
      <VerdictStrip
        parts={[
          { badge: 'compliant', size: of.compliant },
          { badge: 'non_compliant', size: of.nonCompliant },
          { badge: 'under_review', size: of.underReview },
          { badge: 'not_loaded', size: of.unknown },
        ]}
      />
      <small>
        {formatPercent(of.compliant)} compliant, {formatPercent(of.nonCompliant)} not,{' '}
        {formatPercent(of.underReview + of.unknown)} undecided
      </small>
    </>
  ) : (
    <FigureCell figure={null} />
  );
