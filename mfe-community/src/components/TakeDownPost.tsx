import { useState } from 'react';
import type { Post } from '@tayyib/shared/contracts';
import { onDemand } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';

const TakeDownDialog = onDemand(async () => (await import('./TakeDownDialog')).TakeDownDialog);

/** Lets staff take down what another member wrote. */
export function TakeDownPost({ post, ago }: { post: Post; ago: string }) {
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
        aria-label={`Take down the ${kind} by ${post.author.name} of ${ago}`}
        onFocus={TakeDownDialog.preload}
        onMouseEnter={TakeDownDialog.preload}
        onClick={open}
      >
        Take down
      </Button>
      {wasOpened && (
        <TakeDownDialog post={post} kind={kind} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
