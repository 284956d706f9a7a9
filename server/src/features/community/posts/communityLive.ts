import type { Post } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { createPostRepository } from './postRepository';

/** Every connection of a user whose plan includes the community. */
const membersRoom = 'community';

export type CommunityLive = ReturnType<typeof createCommunityLive>;

/** Sends what changed in the community to every member who is online. */
export function createCommunityLive(
  app: FastifyInstance,
  posts: Pick<ReturnType<typeof createPostRepository>, 'countReplies'>,
) {
  app.accessRooms.open(membersRoom, 'community');

  /** Sends the new number of replies; a number, not a difference, so that a repeated event changes nothing. */
  const counted = async (thread: string | null) => {
    if (thread === null) return;
    const replies = await posts.countReplies(thread);
    app.io.to(membersRoom).emit('community:replies', { id: thread, replies });
  };
  const deleted = async (id: string, thread: string | null) => {
    app.io.to(membersRoom).emit('community:deleted', { id });
    await counted(thread);
  };
  return {
    posted: async (post: Post) => {
      app.io.to(membersRoom).emit('community:posted', post);
      await counted(post.thread);
    },
    edited: (post: Post) => void app.io.to(membersRoom).emit('community:edited', post),
    liked: (id: string, likes: number) => void app.io.to(membersRoom).emit('community:likes', { id, likes }),
    deleted,
    /** Adds the job that sends which posts an erasure deleted, and of which conversations. */
    tellDeleted: app.jobs.handle({
      name: 'tell-deleted-posts',
      payload: z.object({ ids: z.array(z.string()), threads: z.array(z.string()).default([]) }),
      run: async ({ ids, threads }) => {
        for (const id of ids) await deleted(id, null);
        for (const thread of threads) await counted(thread);
      },
    }),
  };
}
