import {
  AnswerAppealBody,
  AppealBody,
  CommunityQueueReply,
  CommunityStandingReply,
  MemberParams,
  PostDeletedReply,
  PostParams,
  Problem,
  ReportPostBody,
  Sanction,
  SanctionBody,
  SanctionParams,
  TakeDownBody,
} from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { users } from '../../../database/schema/accounts/identityTables';
import { withoutEmails } from '../../../lib/withoutNames';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import { audit } from '../../platform/audit/audit';
import type { CommunityLive } from './communityLive';
import { mayLink } from './moderation';
import { addReport, closeReports, readQueue } from './moderationQueue';
import { postIsGone } from './problems';
import { removePost } from './removePost';
import { addSanction, answerAppeal, appeal, sanctionsOf, silenceOf, toSanction } from './sanctions';

const tags = ['Community'];
const member = { access: 'community' } as const;
const reporting = { access: 'community', rateLimit: httpLimits.communityReports } as const;
const staff = { access: 'staff' } as const;
const deciding = { access: 'staff', rateLimit: httpLimits.community } as const;

const ownPost = () => new ProblemError(409, 'own-post', 'You cannot report a post of your own: delete it.');
const noAppeal = () =>
  new ProblemError(404, 'no-such-sanction', 'There is no such measure, or it was appealed before.');
const noSuchMember = () => new ProblemError(404, 'no-such-member', 'There is no such account.');
const hasRole = () =>
  new ProblemError(
    409,
    'has-a-role',
    'This account has a role. Its roles are removed first, on the page People.',
  );

/** Order in the community: reports of members, the queue of staff, measures and appeals. Every act is in the audit log. */
export const moderationRoutes =
  (live: CommunityLive): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/community/posts/:id/report',
      {
        schema: {
          tags,
          params: PostParams,
          body: ReportPostBody,
          response: { 200: PostDeletedReply, 404: Problem, 409: Problem },
        },
        config: reporting,
      },
      async (request) => {
        const { userId: reporter } = viewerOf(request);
        const report = { ...request.body, reporter, at: app.clock.now() };
        const outcome = await addReport(app.db, request.params.id, report);
        if (outcome === 'gone') throw postIsGone();
        if (outcome === 'own') throw ownPost();
        return { success: true as const };
      },
    );

    app.get(
      '/community/standing',
      { schema: { tags, response: { 200: CommunityStandingReply } }, config: member },
      async (request) => {
        const { userId } = viewerOf(request);
        const [silence, links, sanctions] = await Promise.all([
          silenceOf(app.db, userId, app.clock.now()),
          mayLink(app.db, userId),
          sanctionsOf(app.db, [userId]),
        ]);
        return {
          silencedUntil: silence?.until.toISOString() ?? null,
          mayLink: links,
          isDemo: app.config.offersDemoAccounts,
          sanctions: sanctions.map(toSanction),
        };
      },
    );

    app.post(
      '/community/sanctions/:id/appeal',
      {
        schema: {
          tags,
          params: SanctionParams,
          body: AppealBody,
          response: { 200: Sanction, 404: Problem },
        },
        config: reporting,
      },
      async (request) => {
        const { userId } = viewerOf(request);
        const at = app.clock.now();
        return app.db.transaction(async (transaction) => {
          const { text } = request.body;
          const appealed = await appeal(transaction, userId, { id: request.params.id, text, at });
          if (!appealed) throw noAppeal();
          await audit(transaction, {
            at,
            userId,
            event: 'community-appealed',
            address: request.ip,
            detail: { sanction: appealed.id },
          });
          return appealed;
        });
      },
    );

    app.get(
      '/staff/community/queue',
      { schema: { tags, response: { 200: CommunityQueueReply } }, config: staff },
      () => readQueue(app.db),
    );

    app.post(
      '/staff/community/posts/:id/keep',
      {
        schema: { tags, params: PostParams, response: { 200: PostDeletedReply, 404: Problem } },
        config: deciding,
      },
      async (request) => {
        const { id } = request.params;
        const at = app.clock.now();
        await app.db.transaction(async (transaction) => {
          const author = await closeReports(transaction, id, at);
          if (author === null) throw postIsGone();
          await audit(transaction, {
            at,
            userId: author,
            actor: viewerOf(request).userId,
            event: 'post-kept',
            detail: { post: id },
          });
        });
        return { success: true as const };
      },
    );

    app.post(
      '/staff/community/posts/:id/take-down',
      {
        schema: {
          tags,
          params: PostParams,
          body: TakeDownBody,
          response: { 200: PostDeletedReply, 404: Problem },
        },
        config: deciding,
      },
      async (request) => {
        const { id } = request.params;
        const { userId: actor } = viewerOf(request);
        const why = withoutEmails(request.body.why);
        const removed = await removePost(app.db, null, id, (transaction, userId) =>
          audit(transaction, {
            at: app.clock.now(),
            userId,
            actor,
            event: 'post-taken-down',
            detail: { post: id, why },
          }),
        );
        if (!removed) throw postIsGone();
        await live.deleted(id, removed.thread);
        return { success: true as const };
      },
    );

    app.post(
      '/staff/community/members/:id/sanctions',
      {
        schema: {
          tags,
          params: MemberParams,
          body: SanctionBody,
          response: { 201: Sanction, 404: Problem, 409: Problem },
        },
        config: deciding,
      },
      async (request, reply) => {
        const { id: userId } = request.params;
        const { days } = request.body;
        const reason = withoutEmails(request.body.why);
        const at = app.clock.now();
        const sanction = await app.db.transaction(async (transaction) => {
          const [account] = await transaction
            .select({ roles: users.roles })
            .from(users)
            .where(eq(users.id, userId));
          if (!account) throw noSuchMember();
          if (account.roles.length > 0) throw hasRole();
          const added = await addSanction(transaction, { userId, reason, days, at });
          await audit(transaction, {
            at,
            userId,
            actor: viewerOf(request).userId,
            event: 'community-sanctioned',
            detail: { sanction: added.id, why: reason, days: String(days ?? 'warning') },
          });
          return added;
        });
        return reply.code(201).send(sanction);
      },
    );

    app.post(
      '/staff/community/sanctions/:id/answer',
      {
        schema: {
          tags,
          params: SanctionParams,
          body: AnswerAppealBody,
          response: { 200: Sanction, 404: Problem },
        },
        config: deciding,
      },
      async (request) => {
        const at = app.clock.now();
        const { isLifted } = request.body;
        const answer = withoutEmails(request.body.answer);
        return app.db.transaction(async (transaction) => {
          const answered = await answerAppeal(transaction, { id: request.params.id, answer, isLifted, at });
          if (!answered) throw noAppeal();
          await audit(transaction, {
            at,
            userId: answered.userId,
            actor: viewerOf(request).userId,
            event: 'community-appeal-answered',
            detail: { sanction: answered.sanction.id, why: answer, lifted: String(isLifted) },
          });
          return answered.sanction;
        });
      },
    );
  };
