import { Skeleton } from '@tayyib/shared/ui';

/** Grey lines while an answer is awaited; says what is awaited to those who cannot see them. */
export function Loading({ what, rows = 4 }: { what: string; rows?: number }) {
  return (
    <div role="status" aria-label={`Loading ${what}`}>
      <Skeleton active title={false} paragraph={{ rows }} />
    </div>
  );
}
