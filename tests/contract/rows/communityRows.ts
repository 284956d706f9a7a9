import {
  CommunityDoorReply,
  CommunityQueueReply,
  CommunityStandingReply,
  FollowedTopicsReply,
  FoundPostsReply,
  NamedStocksReply,
  Post,
  PostDeletedReply,
  PostEditsReply,
  PostMarks,
  PostPictureReply,
  PostPreviewReply,
  PostReply,
  PostsReply,
  RulingsReply,
  Sanction,
  ThreadsReply,
} from '@tayyib/shared/contracts';
import { communityApi } from '../../../mfe-community/src/api/communityApi';
import { communityDeskApi } from '../../../mfe-staff/src/api/communityDeskApi';
import { png } from './articleRows';
import type { Row } from './Row';

const community = communityApi.endpoints;
const desk = communityDeskApi.endpoints;

/** The requests of the community pages, in an order in which they work. */
export const communityRows: Readonly<Record<string, Row>> = {
  addCommunityPost: {
    as: 'paro',
    route: 'POST /api/community/posts',
    reply: Post,
    ask: (send) => send(community.addCommunityPost.initiate({ text: 'Salaam', isQuestion: true })),
    learn: (body) => {
      const { id, author } = Post.parse(body);
      return { post: id, paro: author.id };
    },
  },
  getCommunityThreads: {
    as: 'paro',
    route: 'GET /api/community/posts',
    reply: ThreadsReply,
    ask: (send) => send(community.getCommunityThreads.initiate({ sort: 'active' })),
  },
  getCommunityPost: {
    as: 'paro',
    route: 'GET /api/community/posts/:id',
    reply: PostReply,
    ask: (send, { post }) => send(community.getCommunityPost.initiate(post)),
  },
  getCommunityReplies: {
    as: 'paro',
    route: 'GET /api/community/posts/:id/replies',
    reply: PostsReply,
    ask: (send, { post }) => send(community.getCommunityReplies.initiate(post)),
  },
  findCommunityPosts: {
    as: 'paro',
    route: 'GET /api/community/search',
    reply: FoundPostsReply,
    ask: (send) => send(community.findCommunityPosts.initiate('salaam')),
  },
  editCommunityPost: {
    as: 'paro',
    route: 'PUT /api/community/posts/:id',
    reply: Post,
    ask: (send, { post }) =>
      send(community.editCommunityPost.initiate({ id: post, change: { text: 'Salaam to all' } })),
  },
  getCommunityEdits: {
    as: 'paro',
    route: 'GET /api/community/posts/:id/edits',
    reply: PostEditsReply,
    ask: (send, { post }) => send(community.getCommunityEdits.initiate(post)),
  },
  acceptCommunityAnswer: {
    as: 'paro',
    route: 'PUT /api/community/posts/:id/answer',
    reply: Post,
    ask: (send, { post }) => send(community.acceptCommunityAnswer.initiate({ id: post, reply: null })),
  },
  giveCommunityRuling: {
    as: 'adil',
    route: 'PUT /api/community/posts/:id/ruling',
    reply: Post,
    ask: async (send) => {
      const { id } = await send(
        community.addCommunityPost.initiate({ text: 'The income of $RELIANCE is lawful.' }),
      ).unwrap();
      return send(community.giveCommunityRuling.initiate({ id, isRuling: true }));
    },
  },
  getCommunityRulings: {
    as: 'paro',
    route: 'GET /api/community/rulings',
    reply: RulingsReply,
    ask: (send) => send(community.getCommunityRulings.initiate('INE002A01018')),
  },
  markCommunityPost: {
    as: 'paro',
    route: 'PUT /api/community/posts/:id/marks',
    reply: PostMarks,
    ask: (send, { post }) =>
      send(
        community.markCommunityPost.initiate({
          post: { id: post, thread: null },
          marks: { isBookmarked: true },
        }),
      ),
  },
  getCommunityStocks: {
    as: 'paro',
    route: 'GET /api/community/stocks',
    reply: NamedStocksReply,
    ask: (send) => send(community.getCommunityStocks.initiate('TCS,INFY')),
  },
  followCommunityTopic: {
    as: 'paro',
    route: 'PUT /api/community/topics/:topic',
    reply: FollowedTopicsReply,
    ask: (send) => send(community.followCommunityTopic.initiate({ topic: 'funds', isFollowed: true })),
  },
  getCommunityTopics: {
    as: 'paro',
    route: 'GET /api/community/topics',
    reply: FollowedTopicsReply,
    ask: (send) => send(community.getCommunityTopics.initiate()),
  },
  previewCommunityPost: {
    as: 'paro',
    route: 'POST /api/community/preview',
    reply: PostPreviewReply,
    ask: (send) => send(community.previewCommunityPost.initiate('**Salaam**')),
  },
  uploadCommunityPicture: {
    as: 'paro',
    route: 'PUT /api/community/picture',
    reply: PostPictureReply,
    ask: (send) =>
      send(community.uploadCommunityPicture.initiate(new File([png], 'a.png', { type: 'image/png' }))),
  },
  reportCommunityPost: {
    as: 'rafi',
    route: 'POST /api/community/posts/:id/report',
    reply: PostDeletedReply,
    ask: (send, { post }) => send(community.reportCommunityPost.initiate({ id: post, reason: 'spam' })),
  },
  getCommunityDoor: {
    as: 'ann',
    route: 'GET /api/community/door',
    reply: CommunityDoorReply,
    ask: (send) => send(community.getCommunityDoor.initiate()),
  },
  getStaffCommunityQueue: {
    as: 'sana',
    route: 'GET /api/staff/community/queue',
    reply: CommunityQueueReply,
    ask: (send) => send(desk.getStaffCommunityQueue.initiate()),
  },
  keepStaffCommunityPost: {
    as: 'sana',
    route: 'POST /api/staff/community/posts/:id/keep',
    reply: PostDeletedReply,
    ask: (send, { post }) => send(desk.keepStaffCommunityPost.initiate(post)),
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
  takeDownStaffCommunityPost: {
    as: 'sana',
    route: 'POST /api/staff/community/posts/:id/take-down',
    reply: PostDeletedReply,
    ask: async (send) => {
      const { id } = await send(community.addCommunityPost.initiate({ text: 'Salaam of staff' })).unwrap();
      return send(desk.takeDownStaffCommunityPost.initiate({ id, why: 'It sells something.' }));
    },
  },
  sanctionCommunityMember: {
    as: 'sana',
    route: 'POST /api/staff/community/members/:id/sanctions',
    reply: Sanction,
    ask: (send, { paro }) =>
      send(desk.sanctionCommunityMember.initiate({ id: paro, why: 'It sold something.', days: null })),
    learn: (body) => ({ sanction: Sanction.parse(body).id }),
  },
  getCommunityStanding: {
    as: 'paro',
    route: 'GET /api/community/standing',
    reply: CommunityStandingReply,
    ask: (send) => send(community.getCommunityStanding.initiate()),
  },
  appealCommunitySanction: {
    as: 'paro',
    route: 'POST /api/community/sanctions/:id/appeal',
    reply: Sanction,
    ask: (send, { sanction }) =>
      send(community.appealCommunitySanction.initiate({ id: sanction, text: 'It was a joke.' })),
  },
  answerCommunityAppeal: {
    as: 'sana',
    route: 'POST /api/staff/community/sanctions/:id/answer',
    reply: Sanction,
    ask: (send, { sanction }) =>
      send(desk.answerCommunityAppeal.initiate({ id: sanction, isLifted: true, answer: 'Understood' })),
  },
};
