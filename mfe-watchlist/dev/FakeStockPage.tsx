import { useSearchParams } from '@tayyib/shared/router';
import { PageHeading } from '@tayyib/shared/ui';
import { AddToWatchlist } from '../src/components/adding/AddToWatchlist';
import { stocks } from './stocks';

/** A fake of another module's stock page, to try our slot component. */
export default function FakeStockPage() {
  const [params] = useSearchParams();
  const stock = stocks.find(({ isin }) => isin === params.get('isin')) ?? stocks[0];
  return (
    stock && (
      <PageHeading
        title={stock.stock}
        lead="Another module's page: only the button is from this module."
        actions={<AddToWatchlist stock={stock} />}
      />
    )
  );
}
