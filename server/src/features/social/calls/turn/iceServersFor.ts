import { createHmac } from 'node:crypto';
import type { IceServersReply } from '@tayyib/shared/contracts';
import type { CallsConfig } from '../../../../config/callsConfig';
import { turnCredentials } from './turnCredentials';

/** The servers that find a path for one person's call. Give them only to somebody who is in an accepted call or in a room. */
export function iceServersFor({ stunUrls, turn }: CallsConfig, userId: string, now: Date): IceServersReply {
  const stun = stunUrls.length === 0 ? [] : [{ urls: [...stunUrls] }];
  if (!turn) return { iceServers: stun, expiresAt: null, goodForSeconds: null };
  const { goodForSeconds } = turn;
  const expiresAt = new Date(now.getTime() + goodForSeconds * 1000);
  // the relay's log and the other side's browser learn no account
  const name = createHmac('sha256', turn.secret).update(`relay:${userId}`).digest('hex').slice(0, 24);
  const relay = { urls: [...turn.urls], ...turnCredentials(turn.secret, name, expiresAt) };
  return { iceServers: [...stun, relay], expiresAt: expiresAt.toISOString(), goodForSeconds };
}
