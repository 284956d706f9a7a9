import type { FeedFreshness, FeedRun, FetchNowReply } from '@tayyib/shared/contracts';

type Tone = 'good' | 'bad' | 'open' | 'plain';

/** Labels of the outcomes of a run. */
export const outcomeLabels: Readonly<Record<FeedRun['outcome'], { label: string; tone: Tone }>> = {
  stored: { label: 'Stored', tone: 'good' },
  unchanged: { label: 'Nothing new', tone: 'plain' },
  refused: { label: 'Whole file refused', tone: 'bad' },
};

export const freshnessLabels: Readonly<Record<FeedFreshness['state'], { label: string; tone: Tone }>> = {
  fresh: { label: 'Fresh', tone: 'good' },
  old: { label: 'Too old', tone: 'bad' },
  none: { label: 'Nothing on file', tone: 'open' },
  'not-needed': { label: 'Not needed for verdicts', tone: 'plain' },
};

/** Labels of the results of fetching now, for those without a message. */
export const fetchLabels: Readonly<Record<FetchNowReply['kind'], string>> = {
  imported: 'Fetched and imported.',
  unchanged: 'The publisher has nothing newer.',
  absent: 'There is no file yet.',
  failed: 'The file could not be fetched.',
};
