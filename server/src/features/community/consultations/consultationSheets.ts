import {
  CloseConsultationSheet,
  ConsultationPoint,
  ConsultationSheet,
  type PointedLine,
} from '@tayyib/shared/contracts';
import { tooManySheets } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { eventLimits } from '../../../plugins/rateLimit/limits';
import type { RealtimeSocket, SocketData } from '../../../plugins/sockets/socketTypes';
import { knownStock } from '../../facts/verdicts/knownStock';
import { createConsultationRepository } from './consultationRepository';
import { openSheets, withoutSheet, withSheet, type OpenSheets } from './openSheets';

declare module '../../../plugins/sockets/socketTypes' {
  interface SocketData {
    /** The line of a sheet that the user of this connection points at in their room, and since when, in milliseconds. */
    pointed?: { at: PointedLine | null; since: number };
  }
}

const noSuchSheet = () => new ProblemError(409, 'no-such-sheet', 'That sheet is closed.');

/** Where a user points, by the connections in the room: the newest says. Null at a sheet that is closed. */
export function pointedBy(
  userId: string,
  connections: readonly { data: SocketData }[],
  { isins }: OpenSheets,
): PointedLine | null {
  const [newest] = connections
    .flatMap(({ data }) => (data.viewer.userId === userId && data.pointed ? [data.pointed] : []))
    .sort((one, other) => other.since - one.since);
  const at = newest?.at ?? null;
  return at !== null && isins.includes(at.isin) ? at : null;
}

interface Room {
  /** Throws where the connection is not in that room. */
  check: (socket: RealtimeSocket, id: string) => void;
  /** Sends the state to both in the room. */
  sendState: (userId: string, id: string) => Promise<unknown>;
}

/** The sheets of stocks that both in a room see, and the line each of them points at. */
export function registerConsultationSheets(app: FastifyInstance, { check, sendState }: Room): void {
  const { db } = app;
  const rule = { access: 'pro', limit: eventLimits.consultation } as const;

  const change = (id: string, next: (sheets: OpenSheets) => OpenSheets) =>
    db.transaction(async (transaction) => {
      const repository = createConsultationRepository(transaction);
      const row = await repository.lock(id);
      if (!row) return;
      const { isins, front } = next(openSheets(row));
      await repository.change(id, { sheets: [...isins], sheetIsin: front });
    });

  app.socketEvents.register(
    'consultation-sheet',
    { ...rule, schema: ConsultationSheet },
    async (socket, { id, isin }, { userId }) => {
      check(socket, id);
      if (isin !== null) await knownStock(db, isin);
      await change(id, (sheets) => {
        const next = isin === null ? { isins: [], front: null } : withSheet(sheets, isin);
        if (next === null) throw new ProblemError(409, 'too-many-sheets', tooManySheets);
        return next;
      });
      await sendState(userId, id);
    },
  );

  app.socketEvents.register(
    'consultation-sheet-close',
    { ...rule, schema: CloseConsultationSheet },
    async (socket, { id, isin }, { userId }) => {
      check(socket, id);
      await change(id, (sheets) => withoutSheet(sheets, isin));
      await sendState(userId, id);
    },
  );

  app.socketEvents.register(
    'consultation-point',
    { ...rule, schema: ConsultationPoint },
    async (socket, { id, at }, { userId }) => {
      check(socket, id);
      if (at !== null) {
        const found = await createConsultationRepository(db).find(userId, id);
        if (!found?.sheets.isins.includes(at.isin)) throw noSuchSheet();
      }
      socket.data.pointed = { at, since: app.clock.now().getTime() };
      await sendState(userId, id);
    },
  );
}
