import { toMessage } from '@tayyib/shared/sdk/errors';
import { useAppDispatch, useAppSelector } from '@tayyib/shared/sdk/store';
import { Alert, Button, Empty, PageHeading, Skeleton } from '@tayyib/shared/sdk/ui';
import { useGetSampleQuery } from '../api/sampleApi';
import { SampleList } from '../components/SampleList';
import { selectShowsSources, sourcesToggled } from '../state/sampleSlice';

/** The list of prices, with a switch for their sources. */
export default function SamplePage() {
  const dispatch = useAppDispatch();
  const showsSources = useAppSelector(selectShowsSources);
  return (
    <>
      <PageHeading
        title="Sample"
        lead="A first page, to be filled."
        actions={
          <Button aria-pressed={showsSources} onClick={() => dispatch(sourcesToggled())}>
            Sources
          </Button>
        }
      />
      <SampleContent showsSources={showsSources} />
    </>
  );
}

function SampleContent({ showsSources }: { showsSources: boolean }) {
  const { data: prices, error, isLoading, refetch } = useGetSampleQuery();
  if (isLoading) return <Skeleton active aria-label="Loading" />;
  if (error) {
    return (
      <Alert
        type="error"
        role="alert"
        title={toMessage(error)}
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  if (!prices?.length) return <Empty description="Nothing here yet. Come back later." />;
  return <SampleList prices={prices} showsSources={showsSources} />;
}
