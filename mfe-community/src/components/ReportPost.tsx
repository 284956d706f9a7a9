import { useState } from 'react';
import type { Post } from '@tayyib/shared/contracts';
import { onDemand } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';

const ReportDialog = onDemand(async () => (await import('./ReportDialog')).ReportDialog);

/** Lets members tell staff about what another member wrote. */
export function ReportPost({ post, ago }: { post: Post; ago: string }) {
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
        aria-label={`Report the ${kind} by ${post.author.name} of ${ago}`}
        onFocus={ReportDialog.preload}
        onMouseEnter={ReportDialog.preload}
        onClick={open}
      >
        Report
      </Button>
      {wasOpened && <ReportDialog post={post} kind={kind} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
