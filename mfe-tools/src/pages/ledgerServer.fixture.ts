import { indianDay } from '@tayyib/shared/values/calendar';
import { LedgerDuesBody, LedgerPaymentBody, type LedgerDue, type LedgerLine } from '@tayyib/shared/contracts';
import {
  draftDues,
  draftPayment,
  draftReversal,
  type LedgerDraft,
} from '@tayyib/shared/shariah/purification-ledger';
import type { FixtureRequest } from '@tayyib/shared/testing';

const today = indianDay(new Date());

/** A server that stores a ledger by the shared rules. */
export function ledgerServer({ isAgreed = true, first }: { isAgreed?: boolean; first: LedgerDue[] }) {
  const lines: LedgerLine[] = [];
  let agreed = isAgreed;
  const requests = new Set<string>();
  const add = (drafts: readonly LedgerDraft[] | null) => {
    for (const draft of drafts ?? [])
      lines.push({
        ...draft,
        id: `00000000-0000-4000-8000-${String(lines.length).padStart(12, '0')}`,
        writtenAt: new Date().toISOString(),
      });
    return reply();
  };
  const reply = () => ({ lines: [...lines], limit: 2000 });
  add(draftDues([], first, today));
  const consents = () => ({
    consents: [],
    history: [],
    purificationLedger: { isGiven: agreed, at: null },
  });
  return {
    'GET /api/consents': consents,
    'PUT /api/consents/:purpose': () => {
      agreed = true;
      return consents();
    },
    'GET /api/purification/ledger': reply,
    'POST /api/purification/ledger/dues': ({ body }: FixtureRequest) =>
      add(draftDues(lines, LedgerDuesBody.parse(body).dues, today)),
    'POST /api/purification/ledger/payments': ({ body }: FixtureRequest) => {
      const payment = LedgerPaymentBody.parse(body);
      if (requests.has(payment.requestId)) return reply();
      requests.add(payment.requestId);
      return add(draftPayment(lines, payment, today));
    },
    'POST /api/purification/ledger/payments/:id/reversal': ({ params }: FixtureRequest) =>
      add(draftReversal(lines, params['id'] ?? '', today)),
  };
}
