import type { ReactNode } from 'react';
import { Skeleton } from '@tayyib/shared/ui';
import { Failure } from './Failure';

/** What a query hook gives. */
export interface Query {
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<Asked extends Query> {
  query: Asked;
  /** How many lines the skeleton has. */
  lines?: number;
  children: (data: NonNullable<Asked['currentData']>) => ReactNode;
}

/** A question to the server on the page: a skeleton until it answers, why it did not with a way to ask again, else the answer. */
export function Answered<Asked extends Query>({ query, lines = 6, children }: Props<Asked>) {
  const { error, isFetching, refetch } = query;
  const data: Asked['currentData'] = query.currentData;
  if (data !== undefined && data !== null) return children(data);
  if (error && !isFetching) {
    return <Failure error={error} retry={refetch} />;
  }
  return (
    <div role="status" aria-label="Loading, please wait...">
      <Skeleton active title={false} paragraph={{ rows: lines }} />
    </div>
  );
}
