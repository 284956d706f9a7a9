import type { Acknowledgement, CallMessageBody } from '@tayyib/shared/contracts';
import { liveSocket } from '@tayyib/shared/sdk/realtime';
import { notConnected } from '../group/GroupSignalling';

/** Leaves a message with a call that was not answered; answers why it was refused. */
export function leaveMessage(message: CallMessageBody): Promise<Acknowledgement> {
  return new Promise((resolve) => {
    const socket = liveSocket();
    if (!socket) return resolve(notConnected);
    socket.emit('call-message', message, resolve);
  });
}
