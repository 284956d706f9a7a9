import { usePageName } from '@tayyib/shared/sdk/modules';
import { useLocation } from '@tayyib/shared/sdk/router';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { PageHeading, VerdictBadge } from '@tayyib/shared/sdk/ui';
import { Answered } from '@tayyib/shared/parts/page';
import { useGetSimilarQuery } from '../api/stockNumbersApi';
import { Results } from '../components/market/Results';
import { SimilarStocks } from '../components/figures/SimilarStocks';
import { useAddress } from '../components/market/useAddress';
import { ageOfRow } from '../domain/verdicts/ageOfRow';
import { StandardSelect } from '../components/market/StandardSelect';
import { FindStock } from '../components/stock/FindStock';
import { isNotFound } from '../api/stocksApi';

/** Stocks similar to one, with compliant alternatives if it is not compliant. */
export default function SimilarStockPage() {
  const { address, standard, change } = useAddress();
  const { state }: { state: unknown } = useLocation();
  const stateIsin = typeof state === 'object' && state !== null && 'isin' in state ? state.isin : null;
  const id = address.get('isin') ?? (typeof stateIsin === 'string' ? stateIsin : null);
  const query = useGetSimilarQuery(id ? { id, standard } : skipToken);
  usePageName(query.currentData?.of.stock ?? null);
  if (!id) return <FindStock title="Similar to which stock?" lead="Open a stock, then its alternatives." />;
  const { currentData, error } = query;
  if (!currentData && isNotFound(error))
    return <FindStock title="Stock not found" lead={`${toMessage(error)} Try its name or its code.`} />;
  if (!query.data && !error)
    return (
      <>
        <PageHeading title="Similar stocks" />
        <Answered query={query} lines={10}>
          {() => null}
        </Answered>
      </>
    );
  return (
    <>
      <PageHeading
        title={currentData ? `Similar to ${currentData.of.stock}` : 'Similar stocks'}
        lead={
          <>
            {currentData && <VerdictBadge badge={currentData.of.badge} age={ageOfRow(currentData.of)} />} Of
            the same business. For a stock that is not compliant, compliant ones come first.
          </>
        }
        actions={<StandardSelect value={standard} onChange={(next) => change({ standard: next })} />}
      />
      <Results label="Similar stocks" isBusy={query.isFetching}>
        <Answered query={query} shape="table">
          {(similar) => <SimilarStocks similar={similar} />}
        </Answered>
      </Results>
    </>
  );
}
