import { useSearchParams } from '@tayyib/shared/router';

/** The conversation in the address, as alerts link to it: by the id of its post, and of a reply to scroll to. */
export function useLinkedPost(): { post: string; reply: string | null } | null {
  const [address] = useSearchParams();
  const [post, reply] = ['post', 'reply'].map((name) => idIn(address.get(name)));
  return post ? { post, reply: reply ?? null } : null;
}

const idIn = (text: string | null) => (text !== null && /^\d{1,18}$/.test(text) ? text : null);
