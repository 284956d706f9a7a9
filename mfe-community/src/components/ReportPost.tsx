import type { Post } from '@tayyib/shared/contracts';
import { onDemand } from '@tayyib/shared/parts/page';
import { PostDialogButton } from './PostDialogButton';

const ReportDialog = onDemand(async () => (await import('./ReportDialog')).ReportDialog);

/** Lets members tell staff about what another member wrote. */
export const ReportPost = (props: { post: Post; ago: string }) => (
  <PostDialogButton label="Report" dialog={ReportDialog} {...props} />
);
