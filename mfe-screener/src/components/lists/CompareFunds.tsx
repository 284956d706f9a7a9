import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import type { FundReply, StandardId } from '@tayyib/shared/contracts';
import { formatCount, formatCountOf, formatPaise, formatPercent } from '@tayyib/shared/values/format';
import { Answered } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { DataTable, FigureCell } from '@tayyib/shared/parts/tables';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import { useGetFundQuery, useGetFundsQuery } from '../../api/marketListsApi';
import { overlapOf, returnYears, yearlyReturn } from '../../domain/fundReturns';
import type { ChartSeries } from '../chart/ChartSeries';
import { SeriesChart } from '../chart/SeriesChart';
import styles from '../market/market.module.css';
import { useAddress } from '../market/useAddress';

interface Props {
  fund: FundReply;
  standard: StandardId;
}

/** Sets a fund beside another one that is looked for by name; the other is in the URL as `with`. */
export function CompareFunds({ fund, standard }: Props) {
  const { address, change } = useAddress();
  const otherId = address.get('with');
  const other = useGetFundQuery(otherId === null ? skipToken : { id: otherId, standard });
  return (
    <section className={styles.stack} aria-labelledby="compare-funds">
      <h2 id="compare-funds" className={styles.heading}>
        Compare with another fund
      </h2>
      {otherId === null ? (
        <FindFund own={fund.fund.id} standard={standard} onChoose={(id) => change({ with: id })} />
      ) : (
        <>
          <Answered query={other} shape="table">
            {(reply) => <Comparison funds={[fund, reply]} />}
          </Answered>
          <p>
            <Button onClick={() => change({ with: null })}>Compare with a different fund</Button>
          </p>
        </>
      )}
    </section>
  );
}

/** A search for the other fund. */
function FindFund({
  own,
  standard,
  onChoose,
}: {
  own: string;
  standard: StandardId;
  onChoose: (id: string) => void;
}) {
  const [text, setText] = useState('');
  const [searchedFor, setSearchedFor] = useState<string | null>(null);
  const query = useGetFundsQuery(
    searchedFor === null ? skipToken : { standard, q: searchedFor, only: 'all' },
  );
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setSearchedFor(text.trim());
  };
  return (
    <>
      <form className={styles.bar} onSubmit={ask}>
        <Input
          aria-label="Name of the other fund"
          placeholder="For example Nippon Shariah"
          value={text}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button htmlType="submit">Find</Button>
      </form>
      {searchedFor !== null && (
        <Answered query={query} lines={3}>
          {({ rows }) => {
            const others = rows.filter(({ id }) => id !== own).slice(0, 8);
            if (others.length === 0) return <p role="status">No other fund is called “{searchedFor}”.</p>;
            return (
              <ul aria-label="Funds found">
                {others.map(({ id, name, plan, option }) => (
                  <li key={id}>
                    <Button type="link" onClick={() => onChoose(id)}>
                      {[name, plan, option].filter(Boolean).join(' · ')}
                    </Button>
                  </li>
                ))}
              </ul>
            );
          }}
        </Answered>
      )}
    </>
  );
}

/** Two funds that were ticked in a list, side by side. */
export function TickedFunds({ ids, standard }: { ids: readonly [string, string]; standard: StandardId }) {
  const one = useGetFundQuery({ id: ids[0], standard });
  const other = useGetFundQuery({ id: ids[1], standard });
  const heading = useRef<HTMLHeadingElement>(null);
  // it is above the rows that were ticked
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.stack} aria-labelledby="ticked-funds">
      <h2 id="ticked-funds" ref={heading} tabIndex={-1} className={styles.heading}>
        Two funds compared
      </h2>
      <Answered query={one} shape="table">
        {(first) => (
          <Answered query={other} shape="table">
            {(second) => <Comparison funds={[first, second]} />}
          </Answered>
        )}
      </Answered>
    </section>
  );
}

/** Two funds side by side: their course on one chart, returns, and what they hold. What is known of neither is left out. */
function Comparison({ funds }: { funds: readonly [FundReply, FundReply] }) {
  const [one, other] = funds;
  const { count, share } = overlapOf(one, other);
  const series = useMemo(() => seriesOf(one, other), [one, other]);
  const all = [
    { label: 'NAV', of: ({ fund: { nav } }: FundReply) => (nav ? formatPaise(nav.rupees) : null) },
    ...returnYears.map((years) => ({
      label: years === 1 ? 'Return over 1 year' : `Return per year over ${years} years`,
      of: ({ navs }: FundReply) => percentOf(yearlyReturn(navs, years)),
    })),
    { label: 'Compliant', of: ({ fund }: FundReply) => percentOf(fund.lookThrough?.compliant) },
    { label: 'Not compliant', of: ({ fund }: FundReply) => percentOf(fund.lookThrough?.nonCompliant) },
    {
      label: 'Holdings',
      of: ({ holdings }: FundReply) => (holdings.length ? formatCount(holdings.length) : null),
    },
    { label: 'Largest holding', of: largestOf },
  ];
  const rows = all.filter(({ of }) => of(one) !== null || of(other) !== null);
  const columns = funds.map((fund) => ({
    title: fund.fund.name,
    cell: ({ of }: (typeof rows)[number]) => of(fund) ?? <FigureCell figure={null} />,
  }));
  return (
    <>
      {series && (
        <SeriesChart
          label={`Value of ${one.fund.name} and ${other.fund.name}, in per cent`}
          series={series}
          isInPercent
        />
      )}
      <DataTable
        caption={`${one.fund.name} beside ${other.fund.name}`}
        rows={rows}
        keyOf={({ label }) => label}
        columns={[{ title: 'Figure', cell: ({ label }) => label }, ...columns]}
      />
      <p className={styles.small}>
        {one.holdings.length > 0 && other.holdings.length > 0
          ? `${formatCountOf(count, 'company is', 'companies are')} in both, which is ${formatPercent(share)} of each. `
          : ''}
        Returns are worked out from the net asset values on file, before tax and exit load; past returns
        promise nothing.{' '}
        <Link to={`/mutualfund?id=${other.fund.id}&standard=${other.standard}`}>Open {other.fund.name}</Link>
      </p>
    </>
  );
}

/** The course of both since the first day that both have; null where they share no time. */
function seriesOf(one: FundReply, other: FundReply): ChartSeries[] | null {
  const from = [one.navs[0]?.day ?? '', other.navs[0]?.day ?? ''].sort().at(-1) ?? '';
  const pointsOf = ({ navs }: FundReply) =>
    navs.filter(({ day }) => day >= from).map(({ day, rupees }) => ({ day, value: rupees }));
  const points = [pointsOf(one), pointsOf(other)] as const;
  if (points.some(({ length }) => length < 2)) return null;
  return [
    { kind: 'line', name: one.fund.name, colour: 'chart-1', points: points[0] },
    { kind: 'line', name: other.fund.name, colour: 'chart-2', points: points[1] },
  ];
}

const percentOf = (fraction: number | null | undefined) =>
  fraction === null || fraction === undefined ? null : formatPercent(fraction);

function largestOf({ holdings }: FundReply): string | null {
  const [first] = [...holdings].sort((a, b) => b.share - a.share);
  return first ? `${first.verdict?.stock ?? first.name}, ${formatPercent(first.share)}` : null;
}
