import { Alert, Button } from '@tayyib/shared/sdk/ui';

/** In place of a part of a page that could not be loaded or rendered. */
export function PartFailure({ retry }: { retry: () => void }) {
  return (
    <Alert
      type="warning"
      showIcon
      title="This part could not be shown. The rest of the page is not affected."
      action={
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      }
    />
  );
}
