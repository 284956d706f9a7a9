import { api, owned } from '@tayyib/shared/api';
import type { Post, PostBody, PostDeletedReply, PostsReply } from '@tayyib/shared/contracts';
import { listenWhileCached, liveSocket } from '@tayyib/shared/realtime';
import { insertPost, removePost } from '../domain/postPages';

const postsApi = api.enhanceEndpoints({ addTagTypes: ['Posts'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('community', (build) => ({
    /** Newest first, page by page, updated live as posts are added and deleted. */
    getCommunityPosts: build.infiniteQuery<PostsReply, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ pageParam: before }) => ({
        url: 'community/posts',
        ...(before !== null && { params: { before } }),
      }),
      providesTags: ['Posts'],
      onCacheEntryAdded: (_nothing, cache) => {
        let mayHaveMissed = liveSocket() === null;
        return listenWhileCached(cache, (socket) => {
          // posts may have changed while we were disconnected: refetch
          if (mayHaveMissed) cache.dispatch(postsApi.util.invalidateTags(['Posts']));
          mayHaveMissed = true;
          const posted = (post: Post) => void cache.updateCachedData(({ pages }) => insertPost(pages, post));
          const deleted = ({ id }: { id: string }) =>
            void cache.updateCachedData(({ pages }) => removePost(pages, id));
          socket.on('community:posted', posted);
          socket.on('community:deleted', deleted);
          return () => {
            socket.off('community:posted', posted);
            socket.off('community:deleted', deleted);
          };
        });
      },
    }),
  })),
});

/** Endpoints of the community. The viewer's own changes show at once, without waiting for the socket event. */
export const communityApi = postsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('community', (build) => ({
    addCommunityPost: build.mutation<Post, PostBody>({
      query: (body) => ({ url: 'community/posts', method: 'POST', body }),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const result = await queryFulfilled.catch(() => null);
        if (!result) return;
        dispatch(
          postsApi.util.updateQueryData('getCommunityPosts', undefined, ({ pages }) =>
            insertPost(pages, result.data),
          ),
        );
      },
    }),
    deleteCommunityPost: build.mutation<PostDeletedReply, string>({
      query: (id) => ({ url: `community/posts/${id}`, method: 'DELETE' }),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const result = await queryFulfilled.catch(() => null);
        if (!result) return;
        dispatch(
          postsApi.util.updateQueryData('getCommunityPosts', undefined, ({ pages }) => removePost(pages, id)),
        );
      },
    }),
  })),
});

export const { useAddCommunityPostMutation, useDeleteCommunityPostMutation } = communityApi;
export const { useGetCommunityPostsInfiniteQuery } = postsApi;
