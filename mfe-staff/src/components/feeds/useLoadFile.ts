import { useState } from 'react';
import { sendFile } from '@tayyib/shared/api';
import type { FeedRun } from '@tayyib/shared/contracts';
import { useAppDispatch } from '@tayyib/shared/store';
import { feedsApi } from '../../api/feedsApi';

type Loading =
  | { step: 'idle' }
  /** `share` of the file that is through, 0 to 1; at 1 the server reads it. */
  | { step: 'sending'; share: number }
  | { step: 'done'; run: FeedRun }
  | { step: 'failed'; error: unknown };

export interface LoadChoices {
  asOf: string;
  force: boolean;
}

/** Sends an official file to a feed and follows it until its report is there. */
export function useLoadFile(feed: string) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<Loading>({ step: 'idle' });
  const load = async (file: File, { asOf, force }: LoadChoices) => {
    const query = new URLSearchParams({ ...(asOf && { asOf }), ...(force && { force: 'true' }) });
    setState({ step: 'sending', share: 0 });
    const answer = await sendFile(`staff/feeds/${feed}/files?${query}`, file, (share) =>
      setState({ step: 'sending', share }),
    );
    if ('error' in answer) setState({ step: 'failed', error: answer.error });
    else if (isRun(answer.data)) {
      setState({ step: 'done', run: answer.data });
      dispatch(feedsApi.util.invalidateTags(['Feeds']));
    } else setState({ step: 'failed', error: { message: 'The server sent no report.' } });
  };
  return { state, load };
}

/** Enough of a look to tell a report from anything else; the server has checked the rest. */
function isRun(data: unknown): data is FeedRun {
  return typeof data === 'object' && data !== null && 'outcome' in data && 'notKept' in data;
}
