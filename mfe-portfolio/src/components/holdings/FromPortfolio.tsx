import { useState } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { indianDay } from '@tayyib/shared/values/calendar';
import { useMyStandard, type SlotProps } from '@tayyib/shared/sdk/modules';
import { Link } from '@tayyib/shared/sdk/router';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { useLazyGetPortfolioFactsQuery } from '../../api/portfolioApi';
import { currentIsins, entriesByIsin, heldOf } from '../../domain/heldOf';
import { holdingToAdd } from '../../domain/holdingToAdd';
import { usePortfolio } from '../../state/usePortfolio';
import styles from './FromPortfolio.module.css';

/** Adds the companies of the viewer's portfolio that are not on the page yet. */
export function FromPortfolio({ present, max, onAdd }: SlotProps['holdings.sources']) {
  const { entries, isLoading, error, retry } = usePortfolio();
  const standard = useMyStandard();
  const [readFacts, facts] = useLazyGetPortfolioFactsQuery();
  const [message, setMessage] = useState('');
  const own = entriesByIsin(entries);
  const add = async () => {
    const wanted = [...own.keys()].filter((isin) => !present.has(isin)).slice(0, max);
    if (wanted.length === 0) return setMessage('All of its companies are here already.');
    const { data } = await readFacts({ isins: wanted, standard, withWatched: false });
    if (data === undefined) return;
    const current = currentIsins(data);
    const read = new Set(wanted.map((isin) => current.get(isin) ?? isin));
    const missing = [...entriesByIsin(entries, current)].filter(
      ([isin]) => read.has(isin) && !present.has(isin),
    );
    const byIsin = new Map(missing);
    const companies = new Map(data.companies.map((company) => [company.isin, company]));
    const held = heldOf(byIsin, companies, indianDay(new Date()));
    const holdings = held.map((each) => holdingToAdd(each, byIsin.get(each.position.isin) ?? []));
    setMessage(`${onAdd(holdings)} added`);
  };
  // without an answer nobody knows whether there is one
  if (error && own.size === 0)
    return <Failure error={error} lead="Your portfolio is not available." retry={retry} />;
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
      </Button>
      {facts.error && <Failure error={facts.error} />}
      <p className={styles.found} role="status">
        {message}
      </p>
    </div>
  );
}
