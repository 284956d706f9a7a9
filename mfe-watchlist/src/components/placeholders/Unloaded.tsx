import { toMessage } from '@tayyib/shared/errors';
import { Alert, Button } from '@tayyib/shared/ui';
import { Loading } from './Loading';

interface Props {
  query: { data?: unknown; error?: unknown; isLoading: boolean; refetch: () => unknown };
  /** What is loading, for screen readers: "the stocks". */
  what: string;
}

/** A query without data yet: that it is loading, or its error with a retry button. */
export function Unloaded({ query: { data, error, isLoading, refetch }, what }: Props) {
  if (isLoading) return <Loading what={what} />;
  if (error === undefined || data !== undefined) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={toMessage(error)}
      action={<Button onClick={() => void refetch()}>Retry</Button>}
    />
  );
}
