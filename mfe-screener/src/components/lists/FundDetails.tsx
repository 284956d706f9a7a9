import { useMemo } from 'react';
import type { FundReply, StandardId } from '@tayyib/shared/contracts';
import { formatDay, formatPercent } from '@tayyib/shared/format';
import { Link } from '@tayyib/shared/router';
import { PageHeading, VerdictBadge } from '@tayyib/shared/ui';
import { useGetFundQuery } from '../../api/marketListsApi';
import type { ChartSeries } from '../chart/ChartSeries';
import { SeriesChart } from '../chart/SeriesChart';
import { Answered } from '../market/Answered';
import { FigureTable } from '../market/FigureTable';
import styles from '../market/market.module.css';
import { PointsTable } from '../market/PointsTable';
import { SourceLine } from '../market/SourceLine';
import { Figure } from '../screen/Figure';
import { kindOfFund } from '../../domain/kindOfFund';
import { stockAddress } from '../stockAddress';

/** One fund looked through: what of it is compliant, holding by holding. */
export function FundDetails({ id, standard }: { id: string; standard: StandardId }) {
  return (
    <>
      <p className={styles.back}>
        <Link to="/mutualfund">All funds</Link>
      </p>
      <Answered query={useGetFundQuery({ id, standard })} lines={10}>
        {(reply) => <Fund reply={reply} />}
      </Answered>
    </>
  );
}

function Fund({ reply }: { reply: FundReply }) {
  const { fund, holdings, holdingsSource, navs, missing, method, source, standard, ethicsRemark } = reply;
  const { lookThrough } = fund;
  const points = useMemo(() => navs.map(({ day, rupees }) => ({ day, value: rupees })), [navs]);
  const series = useMemo<ChartSeries[]>(
    () => [{ kind: 'line', name: fund.name, colour: 'link', points }],
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
        lead={[kindOfFund(fund), fund.category, fund.house].filter(Boolean).join(' · ') || undefined}
      />
      <div className={styles.stack}>
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
              {lookThrough.holdings} holdings of {formatDay(lookThrough.asOf)}.{' '}
              {lookThrough.impureIncome !== null &&
                `Interest is ${formatPercent(lookThrough.impureIncome)} of the income behind the ${formatPercent(lookThrough.impureKnown)} it is known of.`}
            </p>
          </>
        )}
        {ethicsRemark && <p>{ethicsRemark}</p>}
        {missing.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {points.length > 1 && (
          <>
            <SeriesChart label={`Value of a unit of ${fund.name}`} series={series} />
            <PointsTable caption={`Value of a unit of ${fund.name}`} title="Rupees" points={points} />
          </>
        )}
        {holdings.length > 0 && (
          <FigureTable
            caption={`What ${fund.name} holds`}
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
                cell: ({ verdict }) => (verdict ? <VerdictBadge badge={verdict.badge} /> : 'Not known'),
              },
              { title: 'Industry', cell: ({ industry }) => industry ?? '' },
            ]}
          />
        )}
        <p className={styles.small}>{method}</p>
        <SourceLine source={holdingsSource} />
        <SourceLine source={source} />
      </div>
    </>
  );
}
