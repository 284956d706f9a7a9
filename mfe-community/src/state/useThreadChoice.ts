import { communityTopics } from '@tayyib/shared/community-topics';
import { useSearchParams } from '@tayyib/shared/sdk/router';
import type { ThreadChoice } from '../domain/threadPages';

type Sort = ThreadChoice['sort'];
type Only = NonNullable<ThreadChoice['only']>;

export const sorts: readonly { value: Sort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'active', label: 'Active' },
  { value: 'liked', label: 'Most liked' },
];
export const filters: readonly { value: Only | ''; label: string }[] = [
  { value: '', label: 'All threads' },
  { value: 'unread', label: 'With something new' },
  { value: 'followed', label: 'That I follow' },
  { value: 'bookmarked', label: 'Bookmarked' },
  { value: 'mine', label: 'That I wrote in' },
  { value: 'unanswered', label: 'Unanswered questions' },
];

const found = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Which threads are listed, in the address of the page: a link leads to the same list. */
export function useThreadChoice() {
  const [address, setAddress] = useSearchParams();
  const topic = found(communityTopics, address.get('topic'));
  const only = found(
    filters.flatMap(({ value }) => (value === '' ? [] : [value])),
    address.get('only'),
  );
  const choice: ThreadChoice = {
    sort:
      found(
        sorts.map(({ value }) => value),
        address.get('sort'),
      ) ?? 'newest',
    ...(topic !== undefined && { topic }),
    ...(only !== undefined && { only }),
  };
  const change = (name: 'sort' | 'topic' | 'only' | 'q', value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: name === 'q' },
    );
  return { choice, q: address.get('q')?.trim() ?? '', change };
}
