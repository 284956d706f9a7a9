import {
  AcceptAnswerBody,
  CommunitySearchQuery,
  FollowedTopicsReply,
  FollowTopicBody,
  FoundPostsReply,
  NamedStocksQuery,
  NamedStocksReply,
  Post,
  PostBody,
  PostDeletedReply,
  PostEditBody,
  PostEditsReply,
  PostMarks,
  PostMarksBody,
  PostParams,
  PostPreviewBody,
  PostPreviewReply,
  PostReply,
  PostsReply,
  Problem,
  RepliesQuery,
  ThreadsQuery,
  ThreadsReply,
  TopicParams,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { standardOf } from '../../personal/watchlists/readWatchedStocks';
import type { CommunityLive } from './communityLive';
import { listThreads } from './listThreads';
import { assertMayBegin, assertMayWrite, queueFindings } from './moderation';
import { readNamedStocks } from './namedStocks';
import { parsePost } from './parsePost';
import { changeMarks, marksOf, readMarks } from './postMarks';
import type { createPostRepository } from './postRepository';
import { noSuchPost, postIsGone } from './problems';
import { removePost } from './removePost';
import { searchPosts } from './searchPosts';
import { followedTopics, followTopic } from './topics';

const tags = ['Community'];
const access = 'community';
const config = { access } as const;
const writing = { access, rateLimit: httpLimits.community } as const;
const marking = { access, rateLimit: httpLimits.communityMarks } as const;

const noPostToReplyTo = () =>
  new ProblemError(404, 'no-such-post', 'The post you reply to was deleted.', 'replyTo');
const noSuchQuestion = () =>
  new ProblemError(404, 'no-such-question', 'You have asked no such question, or it has no such reply.');
const ownPost = () => new ProblemError(409, 'own-post', 'You cannot like a post of your own.');

/** The members' threads, live. */
export const communityRoutes =
  (posts: ReturnType<typeof createPostRepository>, live: CommunityLive): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/community/posts',
      { schema: { tags, querystring: ThreadsQuery, response: { 200: ThreadsReply } }, config },
      async (request) => {
        const { userId } = viewerOf(request);
        const page = await listThreads(app.db, userId, request.query);
        const ids = page.threads.map(({ id }) => id);
        return { ...page, marks: await readMarks(app.db, userId, ids) };
      },
    );

    app.get(
      '/community/search',
      {
        schema: { tags, querystring: CommunitySearchQuery, response: { 200: FoundPostsReply } },
        config: { access, rateLimit: httpLimits.communitySearches },
      },
      ({ query: { q, cursor } }) => searchPosts(app.db, q, cursor),
    );

    app.get(
      '/community/posts/:id',
      { schema: { tags, params: PostParams, response: { 200: PostReply, 404: Problem } }, config },
      async (request) => {
        const { id } = request.params;
        const post = await posts.find(id);
        if (!post) throw postIsGone();
        return { post, marks: await marksOf(app.db, viewerOf(request).userId, id) };
      },
    );

    app.get(
      '/community/posts/:id/replies',
      {
        schema: {
          tags,
          params: PostParams,
          querystring: RepliesQuery,
          response: { 200: PostsReply, 404: Problem },
        },
        config,
      },
      async (request) => {
        const { params, query } = request;
        if (!(await posts.find(params.id))) throw postIsGone();
        const page = await posts.replies(params.id, query.after);
        const ids = page.posts.map(({ id }) => id);
        return { ...page, marks: await readMarks(app.db, viewerOf(request).userId, ids) };
      },
    );

    app.get(
      '/community/posts/:id/edits',
      { schema: { tags, params: PostParams, response: { 200: PostEditsReply, 404: Problem } }, config },
      async ({ params }) => {
        if (!(await posts.find(params.id))) throw postIsGone();
        return { edits: await posts.edits(params.id) };
      },
    );

    app.post(
      '/community/posts',
      {
        schema: {
          tags,
          body: PostBody,
          response: { 201: Post, 403: Problem, 404: Problem, 429: Problem },
        },
        config: writing,
      },
      async (request, reply) => {
        const { userId } = viewerOf(request);
        const { body } = request;
        const now = app.clock.now();
        await assertMayWrite(app.db, userId, { text: body.text, now });
        await assertMayBegin(app.db, userId, { body, now });
        const text = `${body.title ?? ''}\n${body.text}`;
        const post = await posts.add(userId, body, (transaction, id) =>
          queueFindings(transaction, { id, author: userId, text, at: now }),
        );
        if (!post) throw noPostToReplyTo();
        await live.posted(post);
        return reply.code(201).send(post);
      },
    );

    app.post(
      '/community/preview',
      {
        schema: { tags, body: PostPreviewBody, response: { 200: PostPreviewReply } },
        config: { access, rateLimit: httpLimits.communityPreviews },
      },
      async ({ body: { text } }) => ({ blocks: parsePost(text) }),
    );

    app.put(
      '/community/posts/:id',
      {
        schema: {
          tags,
          params: PostParams,
          body: PostEditBody,
          response: { 200: Post, 403: Problem, 404: Problem },
        },
        config: writing,
      },
      async (request) => {
        const { userId } = viewerOf(request);
        const { body, params } = request;
        const now = app.clock.now();
        await assertMayWrite(app.db, userId, { text: body.text, now });
        const text = `${body.title ?? ''}\n${body.text}`;
        const post = await posts.edit(userId, params.id, body, (transaction, id) =>
          queueFindings(transaction, { id, author: userId, text, at: now }),
        );
        if (!post) throw noSuchPost();
        live.edited(post);
        return post;
      },
    );

    app.put(
      '/community/posts/:id/answer',
      {
        schema: {
          tags,
          params: PostParams,
          body: AcceptAnswerBody,
          response: { 200: Post, 404: Problem },
        },
        config: writing,
      },
      async (request) => {
        const question = await posts.accept(viewerOf(request).userId, request.params.id, request.body);
        if (!question) throw noSuchQuestion();
        live.edited(question);
        return question;
      },
    );

    app.put(
      '/community/posts/:id/marks',
      {
        schema: {
          tags,
          params: PostParams,
          body: PostMarksBody,
          response: { 200: PostMarks, 404: Problem, 409: Problem },
        },
        config: marking,
      },
      async (request) => {
        const { userId } = viewerOf(request);
        const { id } = request.params;
        const outcome = await changeMarks(app.db, userId, id, { change: request.body, at: app.clock.now() });
        if (outcome.did === 'gone') throw postIsGone();
        if (outcome.did === 'own') throw ownPost();
        if (outcome.wasLikeChanged) live.liked(id, outcome.likes);
        return marksOf(app.db, userId, id);
      },
    );

    app.delete(
      '/community/posts/:id',
      {
        schema: { tags, params: PostParams, response: { 200: PostDeletedReply, 404: Problem } },
        config: writing,
      },
      async (request) => {
        const { id } = request.params;
        const removed = await removePost(app.db, viewerOf(request).userId, id);
        if (!removed) throw noSuchPost();
        await live.deleted(id, removed.thread);
        return { success: true as const };
      },
    );

    app.get(
      '/community/stocks',
      { schema: { tags, querystring: NamedStocksQuery, response: { 200: NamedStocksReply } }, config },
      async (request) => {
        const standard = await standardOf(app.db, viewerOf(request).userId);
        return { stocks: await readNamedStocks(app.db, request.query.symbols, standard) };
      },
    );

    app.get(
      '/community/topics',
      { schema: { tags, response: { 200: FollowedTopicsReply } }, config },
      async (request) => ({ topics: await followedTopics(app.db, viewerOf(request).userId) }),
    );

    app.put(
      '/community/topics/:topic',
      {
        schema: { tags, params: TopicParams, body: FollowTopicBody, response: { 200: FollowedTopicsReply } },
        config: marking,
      },
      async (request) => {
        const { userId } = viewerOf(request);
        await followTopic(app.db, { userId, topic: request.params.topic }, request.body.isFollowed);
        return { topics: await followedTopics(app.db, userId) };
      },
    );
  };
