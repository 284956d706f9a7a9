import { useState } from 'react';
import type { Post } from '@tayyib/shared/contracts';
import type { onDemand } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';
import type { PostDialogProps } from './PostDialog';

interface Props {
  /** What the dialog does: `Report`. */
  label: string;
  post: Post;
  ago: string;
  dialog: ReturnType<typeof onDemand<PostDialogProps>>;
}

/** The button below a post that opens a dialog about it, which loads while the button is pointed at. */
export function PostDialogButton({ label, post, ago, dialog: Dialog }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  // mounted while it closes, so that the focus returns to the button
  const [wasOpened, setWasOpened] = useState(false);
  const kind = post.thread === null ? 'thread' : 'reply';
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button
        type="text"
        aria-label={`${label} the ${kind} by ${post.author.name} of ${ago}`}
        onFocus={Dialog.preload}
        onMouseEnter={Dialog.preload}
        onClick={open}
      >
        {label}
      </Button>
      {wasOpened && <Dialog post={post} kind={kind} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
