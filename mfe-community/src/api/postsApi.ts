import { api, owned } from '@tayyib/shared/sdk/api';
import type { Post, PostsReply } from '@tayyib/shared/contracts';
import { countReplies, insertPost, insertReply, removePost } from '../domain/postPages';
import { listenToPosts } from './listenToPosts';

const pages = { initialPageParam: null, getNextPageParam: ({ next }: PostsReply) => next ?? undefined };

/** What members read, updated live. */
export const postsApi = api.enhanceEndpoints({ addTagTypes: ['Posts'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('community', (build) => ({
    /** Posts that began a conversation, newest first, page by page. */
    getCommunityPosts: build.infiniteQuery<PostsReply, void, string | null>({
      infiniteQueryOptions: pages,
      query: ({ pageParam: before }) => ({
        url: 'community/posts',
        ...(before !== null && { params: { before } }),
      }),
      providesTags: ['Posts'],
      onCacheEntryAdded: (_nothing, cache) =>
        listenToPosts(cache, {
          posted: (post) => void cache.updateCachedData((data) => insertPost(data.pages, post)),
          deleted: (id) => void cache.updateCachedData((data) => removePost(data.pages, id)),
          counted: (count) => void cache.updateCachedData((data) => countReplies(data.pages, count)),
          missed: () => void cache.dispatch(postsApi.util.invalidateTags(['Posts'])),
        }),
    }),
    /** One post or reply. Requested again when it is deleted, which gives the reason why it is not there. */
    getCommunityPost: build.query<Post, string>({
      query: (id) => `community/posts/${id}`,
      providesTags: (_post, _error, id) => [{ type: 'Posts', id }],
      onCacheEntryAdded: (wanted, cache) => {
        const refetch = () =>
          void cache.dispatch(postsApi.util.invalidateTags([{ type: 'Posts', id: wanted }]));
        return listenToPosts(cache, {
          deleted: (id) => id === wanted && refetch(),
          counted: ({ id, replies }) => {
            if (id === wanted) cache.updateCachedData((post) => void (post.replies = replies));
          },
          missed: refetch,
        });
      },
    }),
    /** The replies of a conversation, oldest first, page by page. */
    getCommunityReplies: build.infiniteQuery<PostsReply, string, string | null>({
      infiniteQueryOptions: pages,
      query: ({ queryArg: thread, pageParam: after }) => ({
        url: `community/posts/${thread}/replies`,
        ...(after !== null && { params: { after } }),
      }),
      providesTags: (_replies, _error, thread) => [{ type: 'Posts', id: `replies ${thread}` }],
      onCacheEntryAdded: (thread, cache) =>
        listenToPosts(cache, {
          posted: (post) => {
            if (post.thread === thread) cache.updateCachedData((data) => insertReply(data.pages, post));
          },
          deleted: (id) => void cache.updateCachedData((data) => removePost(data.pages, id)),
          missed: () =>
            void cache.dispatch(postsApi.util.invalidateTags([{ type: 'Posts', id: `replies ${thread}` }])),
        }),
    }),
  })),
});

export const {
  useGetCommunityPostsInfiniteQuery,
  useGetCommunityPostQuery,
  useGetCommunityRepliesInfiniteQuery,
} = postsApi;
