import { Skeleton } from '@tayyib/shared/ui';

/** Placeholder lines while data loads, with a label for screen readers. */
export function Loading({ what, rows = 4 }: { what: string; rows?: number }) {
  return (
    <div role="status" aria-label={`Loading ${what}`}>
      <Skeleton active title={false} paragraph={{ rows }} />
    </div>
  );
}
