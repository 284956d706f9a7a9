import { Link } from '@tayyib/shared/sdk/router';
import { useGetSampleQuery } from '../api/sampleApi';

/** What the module's card on the dashboard shows; the page draws the card around it, with the title of `module.json`. */
export function SampleCard() {
  const { data: prices } = useGetSampleQuery();
  return (
    <>
      {prices && <p>{prices.length === 1 ? '1 entry' : `${prices.length} entries`}</p>}
      <Link to="/sample">Open the sample</Link>
    </>
  );
}
