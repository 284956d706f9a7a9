import { owned } from '@tayyib/shared/sdk/api';
import type { Post, PostBody, PostDeletedReply, TakeDownBody } from '@tayyib/shared/contracts';
import { insertPost, insertReply, removePost } from '../domain/postPages';
import { postsApi } from './postsApi';

type PostInThread = Pick<Post, 'id' | 'thread'>;

/** Removes a post from what is shown, once the server has deleted it. */
async function removeDeleted(
  { id, thread }: PostInThread,
  {
    dispatch,
    queryFulfilled,
  }: {
    dispatch: (patch: ReturnType<typeof postsApi.util.updateQueryData>) => unknown;
    queryFulfilled: Promise<unknown>;
  },
): Promise<void> {
  const result = await queryFulfilled.catch(() => null);
  if (!result) return;
  const update = postsApi.util.updateQueryData;
  dispatch(
    thread === null
      ? update('getCommunityPosts', undefined, ({ pages }) => removePost(pages, id))
      : update('getCommunityReplies', thread, ({ pages }) => removePost(pages, id)),
  );
}

/** Endpoints of the community. The viewer's own changes show at once, without waiting for the socket event. */
export const communityApi = postsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('community', (build) => ({
    addCommunityPost: build.mutation<Post, PostBody>({
      query: (body) => ({ url: 'community/posts', method: 'POST', body }),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const result = await queryFulfilled.catch(() => null);
        if (!result) return;
        const { data: post } = result;
        const update = postsApi.util.updateQueryData;
        dispatch(
          post.thread === null
            ? update('getCommunityPosts', undefined, ({ pages }) => insertPost(pages, post))
            : update('getCommunityReplies', post.thread, ({ pages }) => insertReply(pages, post)),
        );
      },
    }),
    deleteCommunityPost: build.mutation<PostDeletedReply, PostInThread>({
      query: ({ id }) => ({ url: `community/posts/${id}`, method: 'DELETE' }),
      invalidatesTags: (_reply, error, { id }) => (error ? [] : [{ type: 'Posts', id }]),
      onQueryStarted: removeDeleted,
    }),
    /** For staff, of what anybody wrote. */
    takeDownCommunityPost: build.mutation<PostDeletedReply, PostInThread & TakeDownBody>({
      query: ({ id, why }) => ({
        url: `staff/community/posts/${id}/take-down`,
        method: 'POST',
        body: { why },
      }),
      invalidatesTags: (_reply, error, { id }) => (error ? [] : [{ type: 'Posts', id }]),
      onQueryStarted: removeDeleted,
    }),
  })),
});

export const {
  useAddCommunityPostMutation,
  useDeleteCommunityPostMutation,
  useTakeDownCommunityPostMutation,
} = communityApi;
