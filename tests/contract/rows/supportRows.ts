import {
  HelpVotesReply,
  StaffHelpVotesReply,
  StaffSupportReply,
  SupportRequest,
  SupportRequestsReply,
} from '@tayyib/shared/contracts';
import { supportDeskApi } from '../../../mfe-staff/src/api/supportDeskApi';
import { supportApi } from '../../../shell/src/pages/help/supportApi';
import type { Row } from './Row';

const support = supportApi.endpoints;
const desk = supportDeskApi.endpoints;

/** The requests of the help center and of its desk, in an order in which they work. */
export const supportRows: Readonly<Record<string, Row>> = {
  addSupportRequest: {
    as: 'ann',
    route: 'POST /api/support/requests',
    reply: SupportRequest,
    ask: (send) =>
      send(support.addSupportRequest.initiate({ topic: 'other', text: 'A question.', code: 'ABCD2345' })),
    learn: (body) => ({ supportRequest: SupportRequest.parse(body).id }),
  },
  getSupportRequests: {
    as: 'ann',
    route: 'GET /api/support/requests',
    reply: SupportRequestsReply,
    ask: (send) => send(support.getSupportRequests.initiate()),
  },
  addSupportMessage: {
    as: 'ann',
    route: 'POST /api/support/requests/:id/messages',
    reply: SupportRequest,
    ask: (send, { supportRequest }) =>
      send(support.addSupportMessage.initiate({ id: supportRequest, text: 'And another.' })),
  },
  getStaffSupport: {
    as: 'sana',
    route: 'GET /api/staff/support',
    reply: StaffSupportReply,
    ask: (send) => send(desk.getStaffSupport.initiate('open')),
  },
  answerStaffSupport: {
    as: 'sana',
    route: 'POST /api/staff/support/:id/answer',
    reply: SupportRequest,
    ask: (send, { supportRequest }) =>
      send(desk.answerStaffSupport.initiate({ id: supportRequest, text: 'An answer.', isClosing: false })),
  },
  closeStaffSupport: {
    as: 'sana',
    route: 'POST /api/staff/support/:id/close',
    reply: SupportRequest,
    ask: (send, { supportRequest }) => send(desk.closeStaffSupport.initiate(supportRequest)),
  },
  closeSupportRequest: {
    as: 'ann',
    route: 'POST /api/support/requests/:id/close',
    reply: SupportRequest,
    ask: (send, { supportRequest }) => send(support.closeSupportRequest.initiate(supportRequest)),
  },
  voteOnHelp: {
    as: 'ann',
    route: 'PUT /api/help/votes/:article',
    reply: HelpVotesReply,
    ask: (send) => send(support.voteOnHelp.initiate({ article: 'purify', isHelpful: true })),
  },
  getHelpVotes: {
    as: 'ann',
    route: 'GET /api/help/votes',
    reply: HelpVotesReply,
    ask: (send) => send(support.getHelpVotes.initiate()),
  },
  getStaffHelpVotes: {
    as: 'sana',
    route: 'GET /api/staff/help-votes',
    reply: StaffHelpVotesReply,
    ask: (send) => send(desk.getStaffHelpVotes.initiate()),
  },
};
