import { usePageName } from '@tayyib/shared/sdk/modules';
import { useMemo } from 'react';
import type { FundReply, FundRow, LookThrough, StandardId } from '@tayyib/shared/contracts';
import { formatCountOf, formatDay, formatPaise, formatPercent } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { Alert, PageHeading, VerdictBadge } from '@tayyib/shared/sdk/ui';
import { useGetFundQuery, useGetFundsQuery } from '../../api/marketListsApi';
import { isNotFound } from '../../api/stocksApi';
import type { ChartSeries } from '../chart/ChartSeries';
import { SeriesChart } from '../chart/SeriesChart';
import { ChangeChip, DataTable } from '@tayyib/shared/parts/tables';
import styles from '../market/market.module.css';
import { PointsTable } from '../figures/PointsTable';
import { SourceLine } from '../figures/SourceLine';
import { Figure } from '../figures/Figure';
import { stockAddress } from '../../domain/stockAddress';
import { CompareFunds } from './CompareFunds';
import { OneOfList } from './OneOfList';

/** One fund: how much of it is compliant, holding by holding. */
export function FundDetails({ id, standard }: { id: string; standard: StandardId }) {
  const query = useGetFundQuery({ id, standard });
  const whole = useGetFundsQuery({ standard, only: 'all' }, { skip: !isNotFound(query.error) });
  return (
    <OneOfList
      query={query}
      kind="Mutual fund"
      list={{ to: `/mutualfund?standard=${standard}`, label: 'All funds' }}
      whole={whole}
      empty="No funds are on file yet."
    >
      {(reply) => <Fund reply={reply} />}
    </OneOfList>
  );
}

function Fund({ reply }: { reply: FundReply }) {
  const { fund, holdings, holdingsSource, navs, missing, method, source, standard, ethicsRemark } = reply;
  const { lookThrough } = fund;
  usePageName(fund.name);
  const points = useMemo(() => navs.map(({ day, rupees }) => ({ day, value: rupees })), [navs]);
  const series = useMemo<ChartSeries[]>(
    () => [{ kind: 'line', name: fund.name, colour: 'chart-1', points }],
    [fund.name, points],
  );
  const shares = lookThrough && [
    { label: 'Compliant', value: lookThrough.compliant },
    { label: 'Not compliant', value: lookThrough.nonCompliant },
    { label: 'Under review', value: lookThrough.underReview },
    { label: 'Not known', value: lookThrough.unknown },
  ];
  return (
    <>
      <PageHeading
        title={fund.name}
        lead={[fundKind(fund), fund.category, fund.house].filter(Boolean).join(' · ') || undefined}
      />
      <div className={styles.stack}>
        <dl className={styles.figures}>
          <div>
            <dt>NAV</dt>
            <dd>{fund.nav ? formatPaise(fund.nav.rupees) : 'Not known'}</dd>
            {fund.nav && <dd className={styles.small}>{formatDay(fund.nav.day)}</dd>}
          </div>
          {returnsOf(fund).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <ChangeChip change={value} />
              </dd>
            </div>
          ))}
        </dl>
        {shares && (
          <>
            <dl className={styles.figures}>
              {shares.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{formatPercent(value)}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.small}>
              {formatCountOf(lookThrough.holdings, 'holding')} of {formatDay(lookThrough.asOf)}.{' '}
              {impureInWords(lookThrough)}
            </p>
          </>
        )}
        {ethicsRemark && <p>{ethicsRemark}</p>}
        {holdings.length === 0 ? (
          <NoHoldings missing={missing} />
        ) : (
          missing.map((fact) => <p key={fact}>{fact}</p>)
        )}
        {points.length > 1 && (
          <>
            <SeriesChart label={`NAV of ${fund.name}`} series={series} />
            <PointsTable caption={`NAV of ${fund.name}`} title="Rupees" points={points} />
          </>
        )}
        {holdings.length > 0 && (
          <DataTable
            caption={`Holdings of ${fund.name}`}
            rows={holdings}
            keyOf={({ name, isin }) => `${name} ${isin}`}
            columns={[
              {
                title: 'Holding',
                cell: ({ name, isin, verdict }) =>
                  isin && verdict ? <Link to={stockAddress(isin, standard)}>{verdict.stock}</Link> : name,
              },
              { title: 'Share', isFigure: true, cell: ({ share }) => <Figure ratio={share} /> },
              {
                title: 'Verdict',
                cell: ({ verdict }) =>
                  verdict ? <VerdictBadge badge={verdict.badge} age={verdict} /> : 'Not known',
              },
              { title: 'Industry', cell: ({ industry }) => industry ?? '' },
            ]}
          />
        )}
        {holdings.length > 0 && <p className={styles.small}>{method}</p>}
        <CompareFunds fund={reply} standard={standard} />
        <SourceLine source={holdingsSource} />
        <SourceLine source={source} />
      </div>
    </>
  );
}

/** The known returns of a fund, as fractions. */
function returnsOf({ returns }: FundRow): { label: string; value: number }[] {
  const all = [
    { label: '1 year', value: returns?.oneYear ?? null },
    { label: '3 years, a year', value: returns?.threeYears ?? null },
  ];
  return all.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}

/** How much of the fund is impure income of its companies, and of how much of the fund this is known. */
function impureInWords({ impureIncome, impureKnown }: LookThrough): string {
  if (impureIncome === null) return 'How much of their income is impure is not known.';
  const least = formatPercent(impureIncome.least);
  const most = formatPercent(impureIncome.most);
  const share = least === most ? least : `Between ${least} and ${most}`;
  const rest = Math.max(0, 1 - impureKnown);
  return `${share} of the fund is impure income, by the accounts of the companies that are ${formatPercent(impureKnown)} of it: interest, and lines of business that are not permitted. The other ${formatPercent(rest)} is not included.`;
}

/** Shown if the holdings of a fund are not known. */
const NoHoldings = ({ missing }: Pick<FundReply, 'missing'>) => (
  <Alert
    type="info"
    showIcon
    title={missing.join(' ')}
    description={
      <>
        So we cannot say how much of it is compliant. The fund house publishes its holdings every month: look
        those companies up in the <Link to="/stock_screener">Halal Stock Screener</Link>.
      </>
    }
  />
);

/** Tells funds with the same name apart: `Direct plan · growth`. Empty where neither is known. */
export const fundKind = ({ plan, option }: Pick<FundRow, 'plan' | 'option'>): string =>
  [plan, option].filter(Boolean).join(' · ');
