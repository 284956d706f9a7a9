import type { ComponentProps, ReactNode } from 'react';
import { PageSkeleton, Skeleton } from '@tayyib/shared/sdk/ui';
import { Failure } from './Failure';

/** The part of an RTK Query hook result that is needed. */
export interface Query {
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<Result extends Query> {
  query: Result;
  /** The number of skeleton lines. */
  lines?: number;
  /** The shape of what is loading, instead of lines. */
  shape?: ComponentProps<typeof PageSkeleton>['shape'];
  children: (data: NonNullable<Result['currentData']>) => ReactNode;
}

/** Renders a query: a skeleton while loading, an error with a retry button, else the data. */
export function Answered<Result extends Query>({ query, lines = 6, shape, children }: Props<Result>) {
  const { error, isFetching, refetch } = query;
  const data: Result['currentData'] = query.currentData;
  if (data !== undefined && data !== null) return children(data);
  if (error && !isFetching) {
    return <Failure error={error} retry={refetch} />;
  }
  if (shape) return <PageSkeleton shape={shape} />;
  return (
    <div role="status" aria-busy="true" aria-label="Loading, please wait...">
      <Skeleton active title={false} paragraph={{ rows: lines }} />
    </div>
  );
}
