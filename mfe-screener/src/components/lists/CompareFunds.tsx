import { useState, type FormEvent } from 'react';
import type { FundReply, StandardId } from '@tayyib/shared/contracts';
import { formatCount, formatCountOf, formatPaise, formatPercent } from '@tayyib/shared/values/format';
import { Answered } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { DataTable } from '@tayyib/shared/parts/tables';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import { useGetFundQuery, useGetFundsQuery } from '../../api/marketListsApi';
import { overlapOf, returnYears, yearlyReturn } from '../../domain/fundReturns';
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

/** Two funds side by side: value, returns, and what they hold. */
function Comparison({ funds }: { funds: readonly [FundReply, FundReply] }) {
  const [one, other] = funds;
  const { count, share } = overlapOf(one, other);
  const rows = [
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
  const columns = funds.map((fund) => ({
    title: fund.fund.name,
    cell: ({ of }: (typeof rows)[number]) => of(fund) ?? 'Not known',
  }));
  return (
    <>
      <DataTable
        caption={`${one.fund.name} beside ${other.fund.name}`}
        rows={rows}
        keyOf={({ label }) => label}
        columns={[{ title: 'Figure', cell: ({ label }) => label }, ...columns]}
      />
      <p className={styles.small}>
        {one.holdings.length > 0 && other.holdings.length > 0
          ? `${formatCountOf(count, 'company is', 'companies are')} in both, which is ${formatPercent(share)} of each. `
          : 'What they hold in common is not known. '}
        Returns are worked out from the net asset values on file, before tax and exit load; past returns
        promise nothing.{' '}
        <Link to={`/mutualfund?id=${other.fund.id}&standard=${other.standard}`}>Open {other.fund.name}</Link>
      </p>
    </>
  );
}

const percentOf = (fraction: number | null | undefined) =>
  fraction === null || fraction === undefined ? null : formatPercent(fraction);

function largestOf({ holdings }: FundReply): string | null {
  const [first] = [...holdings].sort((a, b) => b.share - a.share);
  return first ? `${first.verdict?.stock ?? first.name}, ${formatPercent(first.share)}` : null;
}
