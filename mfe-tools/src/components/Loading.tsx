import { Skeleton } from '@tayyib/shared/ui';

/** Lines that say what is loaded. */
export const Loading = ({ what }: { what: string }) => <Skeleton active title={false} aria-label={what} />;
