import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { ErrorBoundary } from '@tayyib/shared/errors';
import { PageSkeleton } from '@tayyib/shared/page-parts';
import { Alert, Button, Skeleton } from '@tayyib/shared/ui';

interface Props {
  /** The shape of the part while its code loads, instead of lines. */
  shape?: ComponentProps<typeof PageSkeleton>['shape'] | undefined;
  children: ReactNode;
}

/** A part of a page with its own loading state and error boundary. Its children are lazy components. */
export function LazyPart({ shape, children }: Props) {
  return (
    <ErrorBoundary
      fallback={(_error, retry) => (
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
      )}
    >
      <Suspense
        fallback={
          shape ? (
            <PageSkeleton shape={shape} />
          ) : (
            <div role="status" aria-label="Loading, please wait...">
              <Skeleton active title={false} paragraph={{ rows: 6 }} />
            </div>
          )
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
