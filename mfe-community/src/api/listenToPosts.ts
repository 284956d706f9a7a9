import type { Post, ReplyCount } from '@tayyib/shared/contracts';
import { listenWhileCached } from '@tayyib/shared/realtime';

interface Listeners {
  posted?: (post: Post) => void;
  deleted: (id: string) => void;
  counted?: (count: ReplyCount) => void;
  /** Events may have been missed: request everything again. */
  missed: () => void;
}

/** Listens to changes of the community while a query is cached. */
export function listenToPosts(
  cache: Parameters<typeof listenWhileCached>[0],
  { posted = () => {}, deleted, counted = () => {}, missed }: Listeners,
) {
  const listen: Parameters<typeof listenWhileCached>[1] = (socket) => {
    const gone = ({ id }: { id: string }) => deleted(id);
    socket.on('community:posted', posted);
    socket.on('community:deleted', gone);
    socket.on('community:replies', counted);
    return () => {
      socket.off('community:posted', posted);
      socket.off('community:deleted', gone);
      socket.off('community:replies', counted);
    };
  };
  return listenWhileCached(cache, listen, missed);
}
