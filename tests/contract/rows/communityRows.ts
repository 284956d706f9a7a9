import { Post, PostDeletedReply, PostsReply } from '@tayyib/shared/contracts';
import { communityApi } from '../../../mfe-community/src/api/communityApi';
import type { Row } from './Row';

const community = communityApi.endpoints;

/** The requests of the community pages, in an order in which they work. */
export const communityRows: Readonly<Record<string, Row>> = {
  addCommunityPost: {
    as: 'paro',
    route: 'POST /api/community/posts',
    reply: Post,
    ask: (send) => send(community.addCommunityPost.initiate({ text: 'Salaam' })),
    learn: (body) => ({ post: Post.parse(body).id }),
  },
  getCommunityPosts: {
    as: 'paro',
    route: 'GET /api/community/posts',
    reply: PostsReply,
    ask: (send) => send(community.getCommunityPosts.initiate()),
  },
  getCommunityPost: {
    as: 'paro',
    route: 'GET /api/community/posts/:id',
    reply: Post,
    ask: (send, { post }) => send(community.getCommunityPost.initiate(post)),
  },
  getCommunityReplies: {
    as: 'paro',
    route: 'GET /api/community/posts/:id/replies',
    reply: PostsReply,
    ask: (send, { post }) => send(community.getCommunityReplies.initiate(post)),
  },
  takeDownCommunityPost: {
    as: 'sana',
    route: 'POST /api/staff/community/posts/:id/take-down',
    reply: PostDeletedReply,
    ask: (send, { post }) =>
      send(community.takeDownCommunityPost.initiate({ id: post, thread: null, why: 'It sells something.' })),
  },
  deleteCommunityPost: {
    as: 'paro',
    route: 'DELETE /api/community/posts/:id',
    reply: PostDeletedReply,
    ask: async (send) => {
      const { id } = await send(community.addCommunityPost.initiate({ text: 'Salaam again' })).unwrap();
      return send(community.deleteCommunityPost.initiate({ id, thread: null }));
    },
  },
};
