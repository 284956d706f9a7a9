import { useMemo, useState } from 'react';
import { indianDay } from '@tayyib/shared/calendar';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { useMyStandard } from '@tayyib/shared/modules';
import { skipToken } from '@tayyib/shared/toolkit';
import { useGetPortfolioFactsQuery } from '../api/portfolioApi';
import { currentIsins, entriesByIsin, heldOf } from '../domain/portfolio/heldOf';

interface Of {
  entries: readonly PortfolioEntry[];
  /** Whether to ask for what is on file; visitors may not. */
  isAsked: boolean;
  /** Whether to ask for the companies of the watchlists as well. */
  withWatched: boolean;
}

const maxCompanies = 500;

/** The companies of a portfolio with what is on file of them. */
export function useHoldings({ entries, isAsked, withWatched }: Of) {
  const standard = useMyStandard();
  const [today] = useState(() => indianDay(new Date()));
  const isins = useMemo(() => [...entriesByIsin(entries).keys()].sort().slice(0, maxCompanies), [entries]);
  const facts = useGetPortfolioFactsQuery(isAsked ? { isins, standard, withWatched } : skipToken);
  const day = facts.data?.day ?? today;
  // a purchase of today counts before the prices of today are on file
  const until = day > today ? day : today;
  const own = useMemo(() => entriesByIsin(entries, currentIsins(facts.data)), [entries, facts.data]);
  const held = useMemo(() => {
    const companies = new Map(facts.data?.companies.map((company) => [company.isin, company]));
    return heldOf(own, companies, until);
  }, [own, facts.data, until]);
  return { own, facts, today, day, until, held };
}
