import { owned } from '@tayyib/shared/sdk/api';
import type {
  AcceptAnswerBody,
  FollowedTopicsReply,
  Post,
  PostBody,
  PostDeletedReply,
  PostEditBody,
  PostMarks,
  PostMarksBody,
  PostPictureReply,
  PostPreviewReply,
  ReportPostBody,
  RulingBody,
  Sanction,
  TakeDownBody,
} from '@tayyib/shared/contracts';
import { insertReply, removePost, replacePost } from '../domain/postPages';
import { changeThread, removeThread } from '../domain/threadPages';
import { postsApi } from './postsApi';

type PostInThread = Pick<Post, 'id' | 'thread'>;
const update = postsApi.util.updateQueryData;

interface Sent<Reply> {
  dispatch: (patch: ReturnType<typeof update>) => unknown;
  getState: () => Parameters<typeof postsApi.util.selectCachedArgsForQuery>[0];
  queryFulfilled: Promise<{ data: Reply }>;
}

/** Changes the pages of every list of threads that is cached. */
function updateThreads<Reply>(
  { dispatch, getState }: Pick<Sent<Reply>, 'dispatch' | 'getState'>,
  change: Parameters<typeof update<'getCommunityThreads'>>[2],
): void {
  for (const choice of postsApi.util.selectCachedArgsForQuery(getState(), 'getCommunityThreads'))
    dispatch(update('getCommunityThreads', choice, change));
}

/** Removes a post from what is shown, once the server has deleted it. */
async function removeDeleted({ id, thread }: PostInThread, sent: Sent<unknown>): Promise<void> {
  const result = await sent.queryFulfilled.catch(() => null);
  if (!result) return;
  if (thread === null) updateThreads(sent, ({ pages }) => removeThread(pages, id));
  else sent.dispatch(update('getCommunityReplies', thread, ({ pages }) => removePost(pages, id)));
}

/** Shows what a post says now. */
async function showChanged(_change: unknown, sent: Sent<Post>): Promise<void> {
  const result = await sent.queryFulfilled.catch(() => null);
  if (!result) return;
  const { data: post } = result;
  const { thread, head } = post;
  sent.dispatch(update('getCommunityPost', post.id, (shown) => void (shown.post = post)));
  if (head) updateThreads(sent, ({ pages }) => changeThread(pages, head.id, head));
  if (thread !== null)
    sent.dispatch(update('getCommunityReplies', thread, ({ pages }) => replacePost(pages, post)));
}

/** Endpoints of the community. The viewer's own changes show at once, without waiting for the socket event. */
export const communityApi = postsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('community', (build) => ({
    addCommunityPost: build.mutation<Post, PostBody>({
      query: (body) => ({ url: 'community/posts', method: 'POST', body }),
      // a refusal may be of a measure that the page does not know of yet
      invalidatesTags: (post) =>
        post ? (post.thread === null ? [{ type: 'Posts', id: 'threads' }] : []) : ['Standing'],
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const result = await queryFulfilled.catch(() => null);
        if (!result) return;
        const { data: post } = result;
        if (post.thread !== null)
          dispatch(update('getCommunityReplies', post.thread, ({ pages }) => insertReply(pages, post)));
      },
    }),
    editCommunityPost: build.mutation<Post, { id: string; change: PostEditBody }>({
      query: ({ id, change }) => ({ url: `community/posts/${id}`, method: 'PUT', body: change }),
      onQueryStarted: showChanged,
    }),
    acceptCommunityAnswer: build.mutation<Post, AcceptAnswerBody & { id: string }>({
      query: ({ id, reply }) => ({ url: `community/posts/${id}/answer`, method: 'PUT', body: { reply } }),
      onQueryStarted: showChanged,
    }),
    /** For scholars, of what they wrote. */
    giveCommunityRuling: build.mutation<Post, RulingBody & { id: string }>({
      query: ({ id, isRuling }) => ({
        url: `community/posts/${id}/ruling`,
        method: 'PUT',
        body: { isRuling },
      }),
      invalidatesTags: (post) => (post ? ['Rulings'] : []),
      onQueryStarted: showChanged,
    }),
    /** What the viewer does with a post. The number of likes comes as an event, like those of others. */
    markCommunityPost: build.mutation<PostMarks, { post: PostInThread; marks: PostMarksBody }>({
      query: ({ post: { id }, marks }) => ({
        url: `community/posts/${id}/marks`,
        method: 'PUT',
        body: marks,
      }),
      onQueryStarted: async ({ post: { id, thread } }, sent) => {
        const result = await sent.queryFulfilled.catch(() => null);
        if (!result) return;
        const { data: marks } = result;
        sent.dispatch(update('getCommunityPost', id, (shown) => void (shown.marks = marks)));
        updateThreads(sent, ({ pages }) => {
          for (const page of pages) if (page.marks[id]) page.marks[id] = marks;
        });
        if (thread !== null)
          sent.dispatch(
            update('getCommunityReplies', thread, ({ pages }) => {
              const page = pages.find(({ posts }) => posts.some((post) => post.id === id));
              if (page) page.marks[id] = marks;
            }),
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
    reportCommunityPost: build.mutation<PostDeletedReply, ReportPostBody & { id: string }>({
      query: ({ id, ...body }) => ({ url: `community/posts/${id}/report`, method: 'POST', body }),
    }),
    followCommunityTopic: build.mutation<FollowedTopicsReply, { topic: string; isFollowed: boolean }>({
      query: ({ topic, isFollowed }) => ({
        url: `community/topics/${topic}`,
        method: 'PUT',
        body: { isFollowed },
      }),
      onQueryStarted: async (_choice, { dispatch, queryFulfilled }) => {
        const result = await queryFulfilled.catch(() => null);
        if (result) dispatch(update('getCommunityTopics', undefined, () => result.data));
      },
    }),
    appealCommunitySanction: build.mutation<Sanction, { id: string; text: string }>({
      query: ({ id, text }) => ({ url: `community/sanctions/${id}/appeal`, method: 'POST', body: { text } }),
      invalidatesTags: (sanction) => (sanction ? ['Standing'] : []),
    }),
    previewCommunityPost: build.mutation<PostPreviewReply, string>({
      query: (text) => ({ url: 'community/preview', method: 'POST', body: { text } }),
    }),
    uploadCommunityPicture: build.mutation<PostPictureReply, File>({
      query: (body) => ({ url: 'community/picture', method: 'PUT', body }),
    }),
  })),
});

export const {
  useAddCommunityPostMutation,
  useEditCommunityPostMutation,
  useAcceptCommunityAnswerMutation,
  useGiveCommunityRulingMutation,
  useMarkCommunityPostMutation,
  useDeleteCommunityPostMutation,
  useTakeDownCommunityPostMutation,
  useReportCommunityPostMutation,
  useFollowCommunityTopicMutation,
  useAppealCommunitySanctionMutation,
  usePreviewCommunityPostMutation,
  useUploadCommunityPictureMutation,
} = communityApi;
