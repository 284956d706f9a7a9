import type { FeedFreshness, FeedRun, FetchNowReply } from '@tayyib/shared/contracts';

type Tone = 'good' | 'bad' | 'open' | 'plain';

/** How a run ended, for a person. */
export const outcomeWords: Readonly<Record<FeedRun['outcome'], { words: string; tone: Tone }>> = {
  stored: { words: 'Stored', tone: 'good' },
  unchanged: { words: 'Nothing new', tone: 'plain' },
  refused: { words: 'Refused whole', tone: 'bad' },
};

export const freshnessWords: Readonly<Record<FeedFreshness['state'], { words: string; tone: Tone }>> = {
  fresh: { words: 'Fresh', tone: 'good' },
  old: { words: 'Too old', tone: 'bad' },
  none: { words: 'Nothing on file', tone: 'open' },
  'not-needed': { words: 'Not needed for verdicts', tone: 'plain' },
};

/** What came of fetching now, where no run tells it. */
export const fetchedWords: Readonly<Record<FetchNowReply['kind'], string>> = {
  taken: 'Fetched and taken in.',
  unchanged: 'The publisher has nothing newer.',
  absent: 'There is no file yet.',
  failed: 'The file could not be fetched.',
};
