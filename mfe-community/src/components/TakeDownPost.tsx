import type { Post } from '@tayyib/shared/contracts';
import { onDemand } from '@tayyib/shared/parts/page';
import { PostDialogButton } from './PostDialogButton';

const TakeDownDialog = onDemand(async () => (await import('./TakeDownDialog')).TakeDownDialog);

/** Lets staff take down what another member wrote. */
export const TakeDownPost = (props: { post: Post; ago: string }) => (
  <PostDialogButton label="Take down" dialog={TakeDownDialog} {...props} />
);
