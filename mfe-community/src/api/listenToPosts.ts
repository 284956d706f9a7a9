import type { LikeCount, Post, ReplyCount } from '@tayyib/shared/contracts';
import { listenWhileCached } from '@tayyib/shared/sdk/realtime';

type Cache = Parameters<typeof listenWhileCached>[0] & {
  getCacheEntry: () => { status: string };
};

interface Listeners {
  posted?: (post: Post) => void;
  edited?: (post: Post) => void;
  deleted: (id: string) => void;
  counted?: (count: ReplyCount) => void;
  liked?: (count: LikeCount) => void;
  /** Events may have been missed: request everything again. */
  missed: () => void;
}

const ignore = () => {};

/**
 * Listens to changes of the community while a query is cached. Events during a request count as missed too: its reply, which may be older
 * than they are, replaces what they changed.
 */
export function listenToPosts(
  cache: Cache,
  { posted = ignore, edited = ignore, deleted, counted = ignore, liked = ignore, missed }: Listeners,
) {
  const listen: Parameters<typeof listenWhileCached>[1] = (socket) => {
    const after =
      <Event>(update: (event: Event) => void) =>
      (event: Event) => {
        update(event);
        if (cache.getCacheEntry().status === 'pending') missed();
      };
    const onPosted = after(posted);
    const onEdited = after(edited);
    const onDeleted = after(({ id }: { id: string }) => deleted(id));
    const onCounted = after(counted);
    const onLiked = after(liked);
    socket.on('community:posted', onPosted);
    socket.on('community:edited', onEdited);
    socket.on('community:deleted', onDeleted);
    socket.on('community:replies', onCounted);
    socket.on('community:likes', onLiked);
    return () => {
      socket.off('community:posted', onPosted);
      socket.off('community:edited', onEdited);
      socket.off('community:deleted', onDeleted);
      socket.off('community:replies', onCounted);
      socket.off('community:likes', onLiked);
    };
  };
  return listenWhileCached(cache, listen, missed);
}
