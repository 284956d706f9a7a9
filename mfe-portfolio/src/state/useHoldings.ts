import { useEffect, useMemo, useState } from 'react';
import { indianDay } from '@tayyib/shared/values/calendar';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { useMyStandard } from '@tayyib/shared/sdk/modules';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { useGetHoldingFactsInfiniteQuery } from '../api/portfolioApi';
import { joinedFacts } from '../domain/joinedFacts';
import { currentIsins, entriesByIsin, heldOf } from '../domain/heldOf';

interface Of {
  entries: readonly PortfolioEntry[];
  /** Whether to ask for what is on file; visitors may not. */
  isRequested: boolean;
  /** Whether to ask for the companies of the watchlists as well. */
  withWatched: boolean;
}

/** The companies of a portfolio with what is on file of them. */
export function useHoldings({ entries, isRequested, withWatched }: Of) {
  const standard = useMyStandard();
  const [today] = useState(() => indianDay(new Date()));
  const isins = useMemo(() => [...entriesByIsin(entries).keys()].sort(), [entries]);
  const facts = useHoldingFacts(isRequested ? { isins, standard, withWatched } : skipToken);
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

/** What is on file of all companies, once every request is answered. */
function useHoldingFacts(of: Parameters<typeof useGetHoldingFactsInfiniteQuery>[0]) {
  const query = useGetHoldingFactsInfiniteQuery(of);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const isIncomplete = hasNextPage && !isError;
  const whole = useMemo(
    () => (hasNextPage ? undefined : joinedFacts(data?.pages ?? [])),
    [data, hasNextPage],
  );
  return {
    data: whole,
    currentData: query.currentData && whole,
    error: query.error,
    refetch: query.refetch,
    isFetching: isFetching || isIncomplete,
    isLoading: query.isLoading || isIncomplete,
  };
}
