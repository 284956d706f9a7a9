import { useSearchParams } from '@tayyib/shared/router';
import { PageHeading } from '@tayyib/shared/ui';
import { AddToWatchlist } from '../src/components/AddToWatchlist';
import { stocks } from './stocks';

/** Stands in for another module's stock page, to try what we put on it. */
export default function StockStandIn() {
  const [params] = useSearchParams();
  const stock = stocks.find(({ isin }) => isin === params.get('isin')) ?? stocks[0];
  return (
    stock && (
      <PageHeading
        title={stock.stock}
        lead="Another module's page: only the button belongs to us."
        actions={<AddToWatchlist stock={stock} />}
      />
    )
  );
}
