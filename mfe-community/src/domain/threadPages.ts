import type { ThreadsQuery, ThreadsReply, ThreadSummary } from '@tayyib/shared/contracts';

/** Which threads are listed. */
export type ThreadChoice = Omit<ThreadsQuery, 'cursor'>;

/** Whether a new thread is the first of a list: one that is ordered by age, and whose rule the browser knows. */
const isFirstOf = ({ sort, topic, only, isin }: ThreadChoice, thread: ThreadSummary): boolean =>
  sort !== 'liked' &&
  only === undefined &&
  isin === undefined &&
  (topic === undefined || topic === thread.topic);

/** Inserts a new thread into the loaded pages. Ignores a duplicate. */
export function insertThread(pages: ThreadsReply[], thread: ThreadSummary, choice: ThreadChoice): void {
  if (!isFirstOf(choice, thread)) return;
  if (pages.some(({ threads }) => threads.some(({ id }) => id === thread.id))) return;
  pages[0]?.threads.unshift(thread);
}

/** Changes what is known of a thread. */
export function changeThread(pages: ThreadsReply[], id: string, change: Partial<ThreadSummary>): void {
  for (const page of pages)
    for (const thread of page.threads) if (thread.id === id) Object.assign(thread, change);
}

/** Removes a thread from the loaded pages. */
export function removeThread(pages: ThreadsReply[], id: string): void {
  for (const page of pages) page.threads = page.threads.filter((thread) => thread.id !== id);
}

/** The marks of the reader on what all loaded pages show. */
export const marksIn = (pages: readonly Pick<ThreadsReply, 'marks'>[]): ThreadsReply['marks'] =>
  Object.fromEntries(pages.flatMap(({ marks }) => Object.entries(marks)));

/** The threads of all loaded pages, each once: one that moved up meanwhile is on two pages. */
export const threadsIn = (pages: readonly ThreadsReply[]): ThreadSummary[] => [
  ...new Map(pages.flatMap(({ threads }) => threads).map((thread) => [thread.id, thread])).values(),
];
