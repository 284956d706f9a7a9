import type { ReactNode } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { Alert, Button, Skeleton } from '@tayyib/shared/ui';

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
    return (
      <Alert
        type="error"
        showIcon
        title={toMessage(error)}
        action={
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  return (
    <div role="status" aria-label="Loading, please wait...">
      <Skeleton active title={false} paragraph={{ rows: lines }} />
    </div>
  );
}
