import { refusalOf } from '@tayyib/shared/access';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../database/client';
import { viewerOf } from '../../../plugins/session/Viewer';
import { audit } from '../../platform/audit/audit';

/** Who changes events and lessons, and when. */
export interface DeskWork {
  userId: string;
  /** Staff change what others announced and wrote, advisors what they did themselves. */
  isStaff: boolean;
  /** The network address of the request; null without one. */
  address: string | null;
  at: Date;
}

/** Who works on the desk in this request. */
export function deskWorkOf(request: FastifyRequest, at: Date): DeskWork {
  const viewer = viewerOf(request);
  return { userId: viewer.userId, isStaff: refusalOf('staff', viewer) === null, address: request.ip, at };
}

/** Adds to the audit log what somebody changed on the desk, in the transaction of the change. */
export function noteLearning(
  transaction: Transaction,
  { userId: actor, address, at }: DeskWork,
  detail: Readonly<Record<string, string>>,
): Promise<void> {
  return audit(transaction, { at, userId: null, actor, event: 'learning-managed', address, detail });
}
