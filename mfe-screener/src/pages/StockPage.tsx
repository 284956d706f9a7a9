import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { useLocation, useSearchParams } from '@tayyib/shared/sdk/router';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { Failure, PageSkeleton } from '@tayyib/shared/parts/page';
import { useGetStockQuery, isNotFound } from '../api/stocksApi';
import { Disclaimer } from '../components/disclaimer/Disclaimer';
import { FindStock } from '../components/stock/FindStock';
import { StockDetails } from '../components/stock/StockDetails';

/** One stock, by the ISIN or code in the URL, or by the ISIN in the navigation state. */
export default function StockPage() {
  const [address] = useSearchParams();
  const { state } = useLocation();
  const id = address.get('isin')?.trim() || isinIn(state);
  const { currentData: stock, error, isFetching, refetch } = useGetStockQuery(id ?? skipToken);
  if (!id) {
    return (
      <FindStock title="Which stock?" lead="Search by name or code to see whether it is halal, and why." />
    );
  }
  if (stock) {
    return (
      <>
        <StockDetails stock={stock} />
        <Disclaimer />
      </>
    );
  }
  if (isNotFound(error)) {
    return <FindStock title="Stock not found" lead={`${toMessage(error)} Try its name or its code.`} />;
  }
  if (error) {
    return (
      <>
        <PageHeading title="Stock" />
        <Failure error={error} retry={refetch} isRetrying={isFetching} />
      </>
    );
  }
  return (
    <>
      <PageHeading title="Stock" lead={<span role="status">Loading, please wait...</span>} />
      <PageSkeleton isSilent shape="stock" />
    </>
  );
}

/** Other pages may pass the ISIN as navigation state, which is untrusted. */
function isinIn(state: unknown): string | null {
  const hasIsin = typeof state === 'object' && state !== null && 'isin' in state;
  return hasIsin && typeof state.isin === 'string' && state.isin !== '' ? state.isin : null;
}
