import { createHmac } from 'node:crypto';
import type { IceServersReply } from '@tayyib/shared/contracts';
import type { CallsConfig } from '../../../../config/callsConfig';
import { turnCredentials } from './turnCredentials';

/** The ICE servers for one user's call. Only for users in an accepted call or in a room. */
export function iceServersFor({ stunUrls, turn }: CallsConfig, userId: string, now: Date): IceServersReply {
  const stun = stunUrls.length === 0 ? [] : [{ urls: [...stunUrls] }];
  if (!turn) return { iceServers: stun, expiresAt: null, goodForSeconds: null };
  const { goodForSeconds } = turn;
  const expiresAt = new Date(now.getTime() + goodForSeconds * 1000);
  // neither the relay's log nor the other side's browser learns the account
  const name = createHmac('sha256', turn.secret).update(`relay:${userId}`).digest('hex').slice(0, 24);
  const relay = { urls: [...turn.urls], ...turnCredentials(turn.secret, name, expiresAt) };
  return { iceServers: [...stun, relay], expiresAt: expiresAt.toISOString(), goodForSeconds };
}
