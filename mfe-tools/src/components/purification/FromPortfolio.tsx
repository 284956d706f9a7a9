import { useState } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { useMyStandard } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { useLazyGetPortfolioFactsQuery } from '../../api/portfolioApi';
import { currentIsins, entriesByIsin } from '../../domain/portfolio/heldOf';
import type { PortfolioHolding } from '../../domain/purification/purchasesOf';
import { usePortfolio } from '../../state/usePortfolio';
import styles from './AddHoldings.module.css';

interface Props {
  present: ReadonlySet<string>;
  /** At most so many companies are added. */
  max: number;
  /** Adds the companies, and returns how many it added. */
  onAdd: (holdings: readonly PortfolioHolding[]) => number;
}

/** Adds the companies of the viewer's portfolio that are not on the page yet. */
export function FromPortfolio({ present, max, onAdd }: Props) {
  const { entries, isLoading } = usePortfolio();
  const standard = useMyStandard();
  const [read, facts] = useLazyGetPortfolioFactsQuery();
  const [message, setMessage] = useState('');
  const own = entriesByIsin(entries);
  const add = async () => {
    const wanted = [...own.keys()].filter((isin) => !present.has(isin)).slice(0, max);
    if (wanted.length === 0) return setMessage('All of its companies are here already.');
    const { data } = await read({ isins: wanted, standard, withWatched: false });
    if (data === undefined) return;
    const current = currentIsins(data);
    const byIsin = entriesByIsin(entries, current);
    const isins = [...new Set(wanted.map((isin) => current.get(isin) ?? isin))].filter(
      (isin) => !present.has(isin),
    );
    const companies = new Map(data.companies.map((company) => [company.isin, company]));
    const holdings = isins.map((isin) => ({
      isin,
      entries: byIsin.get(isin) ?? [],
      company: companies.get(isin) ?? null,
    }));
    setMessage(`${onAdd(holdings)} added`);
  };
  if (own.size === 0 && !isLoading)
    return (
      <p className={styles.note}>
        Your portfolio is empty. <Link to="/portfolio">Fill it</Link>, and add its companies here at once.
      </p>
    );
  return (
    <div className={styles.wide}>
      <Button icon={<Icon name="plus" />} loading={isLoading || facts.isFetching} onClick={() => void add()}>
        {`Add your portfolio${isLoading ? '' : ` (${own.size})`}`}
      </Button>{' '}
      <Link to="/portfolio">Open the portfolio</Link>
      {facts.error && <Failure error={facts.error} />}
      <p className={styles.found} role="status">
        {message}
      </p>
    </div>
  );
}
