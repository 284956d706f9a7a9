import {
  ConsentsReply,
  FundPortfoliosReply,
  FundReply,
  FundsPage,
  ZakatAccountReply,
} from '@tayyib/shared/contracts';
import type { z } from 'zod';
import { toolsApi } from '../../../mfe-tools/src/api/toolsApi';
import type { Row } from './Row';

const row = (route: string, reply: z.ZodType, ask: Row['ask']): Row => ({ as: 'paro', route, reply, ask });

/** Funds whose holdings count for zakat, and zakat years on the account from the consent to their deletion, in order. */
export const zakatRows = {
  searchFunds: row('GET /api/funds', FundsPage, (send) =>
    send(toolsApi.endpoints.searchFunds.initiate('ethical')),
  ),
  getHeldFund: row('GET /api/funds/:id', FundReply, (send) =>
    send(toolsApi.endpoints.getHeldFund.initiate('1')),
  ),
  getPurifiedFunds: row('GET /api/funds/:id/portfolios', FundPortfoliosReply, (send) =>
    send(toolsApi.endpoints.getPurifiedFunds.initiate({ ids: ['1'], standard: 'TASIS' })),
  ),
  setZakatConsent: row('PUT /api/consents/:purpose', ConsentsReply, (send) =>
    send(toolsApi.endpoints.setZakatConsent.initiate(true)),
  ),
  writeZakatYears: row('PUT /api/zakat/years', ZakatAccountReply, (send) =>
    send(toolsApi.endpoints.writeZakatYears.initiate({ sealed: 'encrypted', version: 0 })),
  ),
  setZakatReminders: row('PUT /api/zakat/reminders', ZakatAccountReply, (send) =>
    send(toolsApi.endpoints.setZakatReminders.initiate({ reminders: [{ on: '2027-06-06', year: 'lunar' }] })),
  ),
  getZakatAccount: row('GET /api/zakat/years', ZakatAccountReply, (send) =>
    send(toolsApi.endpoints.getZakatAccount.initiate()),
  ),
  deleteZakatAccount: row('DELETE /api/zakat/years', ZakatAccountReply, (send) =>
    send(toolsApi.endpoints.deleteZakatAccount.initiate()),
  ),
} satisfies Readonly<Record<string, Row>>;
