import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@tayyib/shared/contracts';
import type { AppDispatch } from '@tayyib/shared/sdk/store';
import type { z } from 'zod';
import type { PersonName } from '../../../server/src/testing';

/** The sent messages. */
export interface Mailbox {
  lastCode: (recipient: string) => Promise<string>;
  lastToken: (recipient: string) => Promise<string>;
}

/** IDs that earlier rows created. */
export interface Known {
  ann: string;
  watchlist: string;
  /** The secret of its link. */
  watchlistLink: string;
  post: string;
  /** The account that wrote it. */
  paro: string;
  /** A measure of staff against it. */
  sanction: string;
  supportRequest: string;
  learningEvent: string;
  course: string;
  lesson: string;
  article: string;
  alert: string;
  order: string;
  ledgerPayment: string;
  totpSecret: string;
  recoveryCode: string;
  passkey: string;
  webhook: string;
  priceAlert: string;
  scanner: string;
  /** That of the product's pages. */
  origin: string;
  /** What the browser last got for a passkey. */
  creation: PasskeyCreationOptions | null;
  request: PasskeyRequestOptions | null;
  payment: { paymentId: string; signature: string };
}

export interface Row {
  /** The user of the request; null for a visitor. */
  as: PersonName | null;
  /** The expected route of the server. */
  route: string;
  /** The schema of the route's reply. */
  reply: z.ZodType;
  ask: (dispatch: AppDispatch, known: Known, mailbox: Mailbox) => Promise<unknown>;
  /** Saves values of the reply for later rows. */
  learn?: (body: unknown) => Partial<Known>;
}
