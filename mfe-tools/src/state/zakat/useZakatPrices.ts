import { useGetMetalPricesOverTimeQuery, useGetMetalPricesQuery } from '../../api/toolsApi';
import type { Hawl } from '../../domain/zakat/hawl';
import { pricesOf, type DatedPrice, type PastPrices } from '../../domain/zakat/prices/priceOn';

/** The prices of metal: the newest, and those on file once a year is typed. */
export function useZakatPrices({ needsPast }: { needsPast: boolean }) {
  const { data: published = [], error, isLoading } = useGetMetalPricesQuery();
  const gold = useGetMetalPricesOverTimeQuery('gold', { skip: !needsPast });
  const silver = useGetMetalPricesOverTimeQuery('silver', { skip: !needsPast });
  const onFile = ({ data, error: failure }: typeof gold) => data?.history ?? (failure ? 'unreadable' : null);
  const past: PastPrices = { gold: onFile(gold), silver: onFile(silver) };
  return {
    published,
    error,
    isLoading: isLoading || gold.isLoading || silver.isLoading,
    past,
    /** Those by which a year is calculated. */
    ofYear: (hawl: Hawl | null): readonly DatedPrice[] =>
      pricesOf(published, past, hawl?.isComplete ? hawl.dueOn : null),
  };
}
