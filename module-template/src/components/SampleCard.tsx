import { Link } from '@tayyib/shared/sdk/router';
import { useGetSampleQuery } from '../api/sampleApi';

/** The module's card on the dashboard. */
export function SampleCard() {
  const { data: prices } = useGetSampleQuery();
  return (
    <section aria-label="Sample">
      <Link to="/sample">Sample</Link>
      {prices && <p>{prices.length === 1 ? '1 entry' : `${prices.length} entries`}</p>}
    </section>
  );
}
