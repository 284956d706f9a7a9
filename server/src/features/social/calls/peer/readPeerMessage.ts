import { checkDescription } from '../oneToOne/checkDescription';
import { PeerMessage } from './peerMessages';

/** What a client said; null when no PeerJS client of ours would say it. */
export function readPeerMessage(data: string): PeerMessage | null {
  try {
    const message = PeerMessage.parse(JSON.parse(data));
    if (message.type === 'OFFER' || message.type === 'ANSWER') checkDescription(message.payload.sdp.sdp);
    return message;
  } catch {
    return null;
  }
}
