import { LikeCount, Post, PostParams, ReplyCount } from '@tayyib/shared/contracts';
import { z } from 'zod';

interface Sender {
  request: (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => Promise<unknown>;
  /** Of another member. */
  staffRequest: (method: 'PUT', url: string, payload: object) => Promise<unknown>;
}

/** Writes a post, and returns its id. */
async function addPost({ request }: Sender, more: { replyTo?: string } = {}): Promise<string> {
  return Post.parse(await request('POST', '/api/community/posts', { text: 'Salaam', ...more })).id;
}

/** The server's events of the community. */
export const communityServerEvents = {
  'community:posted': {
    payload: z.tuple([Post]),
    trigger: (sender: Sender) => addPost(sender),
  },
  'community:deleted': {
    payload: z.tuple([PostParams]),
    trigger: async (sender: Sender) =>
      sender.request('DELETE', `/api/community/posts/${await addPost(sender)}`),
  },
  'community:replies': {
    payload: z.tuple([ReplyCount]),
    trigger: async (sender: Sender) => addPost(sender, { replyTo: await addPost(sender) }),
  },
  'community:edited': {
    payload: z.tuple([Post]),
    trigger: async (sender: Sender) =>
      sender.request('PUT', `/api/community/posts/${await addPost(sender)}`, { text: 'Salaam again' }),
  },
  'community:likes': {
    payload: z.tuple([LikeCount]),
    trigger: async (sender: Sender) =>
      sender.staffRequest('PUT', `/api/community/posts/${await addPost(sender)}/marks`, { isLiked: true }),
  },
};
