import { Skeleton } from '@tayyib/shared/ui';

/** A skeleton that says what is loaded: antd's own drops the label. */
export const Loading = ({ what }: { what: string }) => (
  <div role="status" aria-busy="true" aria-label={what}>
    <Skeleton active title={false} />
  </div>
);
