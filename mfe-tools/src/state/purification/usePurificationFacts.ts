import { useMemo } from 'react';
import type { PurificationCompany } from '@tayyib/shared/contracts';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { useGetPurificationYearsQuery, useGetPurifiedFundsQuery } from '../../api/toolsApi';
import { purifiedFund } from '../../domain/purification/funds/fundLookThrough';
import type { Holding, PurificationForm } from '../../domain/purification/purificationForm';

const distinct = (values: readonly (string | null)[]) =>
  [...new Set(values.flatMap((value) => value ?? []))].sort();

const nothing: readonly PurificationCompany[] = [];

/** What is on file of the companies and funds of a form. Only their ISINs and codes are sent, and nothing for visitors. */
export function usePurificationFacts({ holdings, standard }: PurificationForm, isUser: boolean) {
  const isins = distinct(holdings.map(({ isin }) => isin));
  const ids = distinct(holdings.map(({ fundId }) => fundId));
  const years = useGetPurificationYearsQuery(isUser && isins.length > 0 ? { isins, standard } : skipToken);
  const funds = useGetPurifiedFundsQuery(isUser && ids.length > 0 ? { ids, standard } : skipToken);
  const ofStandard = years.data?.standard.id === standard ? years.data : undefined;
  const known = isUser && isins.length > 0 ? ofStandard : undefined;
  const replies = isUser && ids.length > 0 ? funds.currentData : undefined;
  const portfolios = useMemo(
    () => new Map(replies?.map((reply) => [reply.id, purifiedFund(reply)])),
    [replies],
  );
  const companies = known?.companies ?? nothing;
  const companyOf = ({ isin }: Holding) => companies.find((company) => company.isin === isin) ?? null;
  return {
    isins,
    edition: known?.standard,
    companies,
    day: years.data?.day,
    error: years.error ?? funds.error,
    isFetching: years.isFetching || funds.isFetching,
    refetch: () => {
      if (years.error) void years.refetch();
      if (funds.error) void funds.refetch();
    },
    companyOf,
    fundOf: ({ fundId }: Holding) => (fundId === null ? null : (portfolios.get(fundId) ?? null)),
    isLoading: (holding: Holding) =>
      holding.fundId === null
        ? years.isFetching && holding.isin !== null && companyOf(holding) === null
        : funds.isFetching && replies === undefined,
    isAnswered: ({ fundId }: Holding) => (fundId === null ? known : replies) !== undefined,
    isDetailed: ({ fundId }: Holding) =>
      fundId === null
        ? (known?.isDetailed ?? true)
        : (replies?.find(({ id }) => id === fundId)?.isDetailed ?? true),
  };
}
