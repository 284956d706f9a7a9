import { nisabWeights, type NisabId } from '@tayyib/shared/nisab';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { useGetMetalPricesOverTimeQuery } from '../../api/toolsApi';
import { LinePlot } from '@tayyib/shared/parts/charts';
import { Failure } from '@tayyib/shared/parts/page';

/** What a nisab was worth on each day with a price on file, as a line; that there is none with fewer than two. */
export function NisabPlot({ nisab }: { nisab: NisabId }) {
  const { metal, milligrams } = nisabWeights[nisab];
  const { data, error } = useGetMetalPricesOverTimeQuery(metal);
  if (error) return <Failure error={error} />;
  if (!data) return <Skeleton active title={false} aria-label="Loading prices" />;
  const grams = milligrams / 1000;
  const points = data.history.map(({ day, rupeesPerGram }) => ({ day, rupees: grams * rupeesPerGram }));
  if (points.length < 2)
    return (
      <p>Prices in rupees of {points.length === 1 ? 'one day' : 'no day'} are on file. A plot needs two.</p>
    );
  return <LinePlot title={`Nisab: ${grams} g of ${metal}`} points={points} />;
}
