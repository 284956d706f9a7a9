import type { AppDispatch } from '@tayyib/shared/store';
import type { z } from 'zod';
import type { PersonName } from '../../server/src/testing';

/** What was sent to people. */
export interface Mailbox {
  lastCode: (recipient: string) => Promise<string>;
  lastToken: (recipient: string) => Promise<string>;
}

/** What earlier rows learnt: numbers of things they made. */
export interface Known {
  ann: string;
  watchlist: string;
  post: string;
  alert: string;
  order: string;
  payment: { paymentId: string; signature: string };
}

export interface Row {
  /** Who asks; null for a visitor. */
  as: PersonName | null;
  /** The route of the server that has to answer. */
  route: string;
  /** The schema of that route's answer, and of nothing more. */
  reply: z.ZodType;
  ask: (dispatch: AppDispatch, known: Known, mailbox: Mailbox) => Promise<unknown>;
  /** What later rows need of the answer. */
  learn?: (body: unknown) => Partial<Known>;
}
