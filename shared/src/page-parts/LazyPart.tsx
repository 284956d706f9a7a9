import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '@tayyib/shared/errors';
import { Alert, Button, Skeleton } from '@tayyib/shared/ui';

interface Props {
  /** Shown while the code of the part loads, instead of lines. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its own loading state and error boundary. Its children are lazy components. */
export function LazyPart({ skeleton, children }: Props) {
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
          skeleton ?? (
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
