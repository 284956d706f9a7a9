import { LRUCache } from 'lru-cache';
import type { PreparedReply } from '../../../plugins/http/preparedReply';

interface Replies<Content> {
  /** The cached reply of a key, which `prepare` makes if there is none. */
  get: (key: string, prepare: () => PreparedReply<Content>) => PreparedReply<Content>;
}

/**
 * Caches replies that were computed from several sources, for as long as all of them are the same objects.
 * @param max the number of cached replies: those that are requested most
 */
export function createReplyCache<Content>(max: number) {
  const cached = new LRUCache<string, PreparedReply<Content>>({ max });
  let usedSources: readonly object[] = [];
  return (sources: readonly object[]): Replies<Content> => {
    if (sources.some((source, at) => source !== usedSources[at])) {
      cached.clear();
      usedSources = sources;
    }
    return {
      get(key, prepare) {
        const known = cached.get(key);
        if (known !== undefined) return known;
        const prepared = prepare();
        cached.set(key, prepared);
        return prepared;
      },
    };
  };
}
