import type { FilingState } from '@tayyib/shared/contracts';

/** The states of filings, as the page calls them. */
export const filingStateLabels: Readonly<Record<FilingState, string>> = {
  unpublished: 'Without a document yet',
  waiting: 'Waiting',
  imported: 'Imported',
  refused: 'Refused',
  missing: 'Missing at the exchange',
  duplicate: 'Imported from the other exchange',
  failed: 'Failed',
};

/** States whose filings staff can have fetched again. */
const retriable = ['failed', 'refused', 'missing'] as const;
export type RetriableState = (typeof retriable)[number];

export const isRetriable = (state: FilingState): state is RetriableState =>
  retriable.some((one) => one === state);

const secondsPerHour = 3600;

/** "2 h 5 min", of seconds. */
export function durationInWords(seconds: number): string {
  const hours = Math.floor(seconds / secondsPerHour);
  const minutes = Math.ceil((seconds % secondsPerHour) / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`;
}
