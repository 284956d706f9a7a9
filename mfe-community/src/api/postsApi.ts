import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  CommunityDoorReply,
  CommunityStandingReply,
  FollowedTopicsReply,
  FoundPostsReply,
  NamedStocksReply,
  PostEditsReply,
  PostReply,
  PostsReply,
  RulingsReply,
  ThreadsReply,
} from '@tayyib/shared/contracts';
import {
  countLikesOfPosts,
  insertReply,
  removePost,
  replacePost,
  type RepliesPage,
} from '../domain/postPages';
import { changeThread, insertThread, removeThread, type ThreadChoice } from '../domain/threadPages';
import { listenToPosts } from './listenToPosts';

const pages = {
  initialPageParam: null,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
};

/** What members read, updated live. */
export const postsApi = api
  .enhanceEndpoints({ addTagTypes: ['Posts', 'Standing', 'Rulings'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: owned('community', (build) => ({
      /** Threads in an order, page by page. */
      getCommunityThreads: build.infiniteQuery<ThreadsReply, ThreadChoice, string | null>({
        infiniteQueryOptions: pages,
        query: ({ queryArg, pageParam: cursor }) => ({
          url: 'community/posts',
          params: { ...queryArg, ...(cursor !== null && { cursor }) },
        }),
        providesTags: [{ type: 'Posts', id: 'threads' }],
        onCacheEntryAdded: (choice, cache) =>
          listenToPosts(cache, {
            posted: ({ head }) => {
              if (head) cache.updateCachedData((data) => insertThread(data.pages, head, choice));
            },
            edited: ({ id, head }) => {
              if (head) cache.updateCachedData((data) => changeThread(data.pages, id, head));
            },
            deleted: (id) => void cache.updateCachedData((data) => removeThread(data.pages, id)),
            counted: ({ id, replies }) =>
              void cache.updateCachedData((data) => changeThread(data.pages, id, { replies })),
            liked: ({ id, likes }) =>
              void cache.updateCachedData((data) => changeThread(data.pages, id, { likes })),
            missed: () =>
              void cache.dispatch(postsApi.util.invalidateTags([{ type: 'Posts', id: 'threads' }])),
          }),
      }),
      /** One post or reply. Requested again when it is deleted, which gives the reason why it is not there. */
      getCommunityPost: build.query<PostReply, string>({
        query: (id) => `community/posts/${id}`,
        providesTags: (_post, _error, id) => [{ type: 'Posts', id }],
        onCacheEntryAdded: (wanted, cache) => {
          const refetch = () =>
            void cache.dispatch(postsApi.util.invalidateTags([{ type: 'Posts', id: wanted }]));
          return listenToPosts(cache, {
            edited: (post) => {
              if (post.id === wanted) cache.updateCachedData((data) => void (data.post = post));
            },
            deleted: (id) => id === wanted && refetch(),
            counted: ({ id, replies }) => {
              if (id === wanted)
                cache.updateCachedData(({ post: { head } }) => {
                  if (head) head.replies = replies;
                });
            },
            liked: ({ id, likes }) => {
              if (id === wanted) cache.updateCachedData(({ post }) => void (post.likes = likes));
            },
            missed: refetch,
          });
        },
      }),
      /** The replies of a thread, oldest first, page by page. */
      getCommunityReplies: build.infiniteQuery<PostsReply, string, string | null>({
        infiniteQueryOptions: pages,
        query: ({ queryArg: thread, pageParam: after }) => ({
          url: `community/posts/${thread}/replies`,
          ...(after !== null && { params: { after } }),
        }),
        providesTags: (_replies, _error, thread) => [{ type: 'Posts', id: `replies ${thread}` }],
        onCacheEntryAdded: (thread, cache) => {
          const update = (change: (all: RepliesPage[]) => void) =>
            void cache.updateCachedData((data) => change(data.pages));
          return listenToPosts(cache, {
            posted: (post) => {
              if (post.thread === thread) update((all) => insertReply(all, post));
            },
            edited: (post) => update((all) => replacePost(all, post)),
            deleted: (id) => update((all) => removePost(all, id)),
            liked: (count) => update((all) => countLikesOfPosts(all, count)),
            missed: () =>
              void cache.dispatch(postsApi.util.invalidateTags([{ type: 'Posts', id: `replies ${thread}` }])),
          });
        },
      }),
      /** Posts with these words, newest first. */
      findCommunityPosts: build.infiniteQuery<FoundPostsReply, string, string | null>({
        infiniteQueryOptions: pages,
        query: ({ queryArg: q, pageParam: cursor }) => ({
          url: 'community/search',
          params: { q, ...(cursor !== null && { cursor }) },
        }),
        keepUnusedDataFor: 30,
      }),
      /** What a post said before its edits. */
      getCommunityEdits: build.query<PostEditsReply, string>({
        query: (id) => `community/posts/${id}/edits`,
        keepUnusedDataFor: 0,
      }),
      /** The companies of these symbols, divided by commas, with their verdicts of now. */
      getCommunityStocks: build.query<NamedStocksReply, string>({
        query: (symbols) => ({ url: 'community/stocks', params: { symbols } }),
      }),
      /** The rulings of scholars on a stock, newest first. */
      getCommunityRulings: build.query<RulingsReply, string>({
        query: (isin) => ({ url: 'community/rulings', params: { isin } }),
        providesTags: ['Rulings'],
      }),
      getCommunityTopics: build.query<FollowedTopicsReply, void>({
        query: () => 'community/topics',
      }),
      /** What the viewer may do, and measures against them. */
      getCommunityStanding: build.query<CommunityStandingReply, void>({
        query: () => 'community/standing',
        providesTags: ['Standing'],
      }),
      /** For those who are no members. */
      getCommunityDoor: build.query<CommunityDoorReply, void>({ query: () => 'community/door' }),
    })),
  });

export const {
  useGetCommunityThreadsInfiniteQuery,
  useGetCommunityPostQuery,
  useGetCommunityRepliesInfiniteQuery,
  useFindCommunityPostsInfiniteQuery,
  useGetCommunityEditsQuery,
  useGetCommunityStocksQuery,
  useGetCommunityRulingsQuery,
  useGetCommunityTopicsQuery,
  useGetCommunityStandingQuery,
  useGetCommunityDoorQuery,
} = postsApi;
