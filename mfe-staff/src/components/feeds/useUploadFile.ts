import { useState } from 'react';
import { sendFile } from '@tayyib/shared/sdk/api';
import type { FeedRun } from '@tayyib/shared/contracts';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import { feedsApi } from '../../api/feedsApi';

type UploadState =
  | { step: 'idle' }
  /** `share` of the file that is sent, 0 to 1; at 1 the server imports it. */
  | { step: 'sending'; share: number }
  | { step: 'done'; run: FeedRun }
  | { step: 'failed'; error: unknown };

export interface UploadOptions {
  asOf: string;
  force: boolean;
}

/** Uploads an official file to a feed and tracks it until the report arrives. */
export function useUploadFile(feed: string) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const upload = async (file: File, { asOf, force }: UploadOptions) => {
    const query = new URLSearchParams({ ...(asOf && { asOf }), ...(force && { force: 'true' }) });
    setState({ step: 'sending', share: 0 });
    const reply = await sendFile(`staff/feeds/${feed}/files?${query}`, file, (share) =>
      setState({ step: 'sending', share }),
    );
    if ('error' in reply) setState({ step: 'failed', error: reply.error });
    else if (isRun(reply.data)) {
      setState({ step: 'done', run: reply.data });
      dispatch(feedsApi.util.invalidateTags(['Feeds']));
    } else setState({ step: 'failed', error: { message: 'The server sent no report.' } });
  };
  return { state, upload };
}

/** A minimal check of the reply's shape; the server validates the rest. */
function isRun(data: unknown): data is FeedRun {
  return typeof data === 'object' && data !== null && 'outcome' in data && 'notKept' in data;
}
