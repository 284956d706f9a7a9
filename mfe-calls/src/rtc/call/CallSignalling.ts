import type { CallMessageBody, CallServerEvents, IceCandidate, ServerEvents } from '@tayyib/shared/contracts';
import { liveSocket, onSocket, type AppSocket } from '@tayyib/shared/sdk/realtime';
import type { FoundIceServers } from '../link/IceServerRefresher';
import type { Description } from '../link/PeerLink';
import type { CallEffect, CallInput, ResumedAs } from './callTypes';

interface LinkMessageId {
  callId: string;
  generation: number;
  seq: number;
}

/** Receives inputs for the machine and messages of the other side's peer connection. */
export interface SignalListener {
  input: (input: CallInput) => void;
  description: (link: LinkMessageId, description: Description) => void;
  candidate: (link: LinkMessageId, candidate: IceCandidate) => void;
}

/**
 * A call waits no longer than this for ICE servers: the direct path needs none. A server that takes longer delays the descriptions,
 * too; a shorter wait gains nothing, and the path that is found without a relay may be none.
 */
const iceServersMs = 5000;

/**
 * Sends and receives the messages of a call. Nothing is queued while there is no connection: it would be replayed too
 * late.
 */
export class CallSignalling {
  /** What gives up waiting for a reply. */
  private readonly waiting = new Set<() => void>();

  /** Starts to listen; the returned function stops, and waits for no reply any more. */
  listen(listener: SignalListener): () => void {
    const stopListening = onSocket((socket) => {
      const stop = listenOn(socket, listener);
      listener.input({ type: 'online' });
      return () => {
        stop();
        listener.input({ type: 'offline' });
      };
    });
    return () => {
      stopListening();
      for (const giveUp of this.waiting) giveUp();
    };
  }

  /** @param onReply receives the input that follows from the server's reply */
  send(message: Extract<CallEffect, { type: 'send' }>, onReply: (input: CallInput) => void): void {
    const socket = liveSocket();
    if (!socket) return;
    switch (message.event) {
      case 'pre-offer': {
        const { callId, peer, media } = message.call;
        socket.emit('pre-offer', { callId, callee: { socketId: peer.socketId }, media }, (answer) => {
          if (!answer.ok) onReply({ type: 'refused', callId, message: answer.message });
          else if (answer.merged) {
            const { callId: into, caller } = answer.merged;
            onReply({ type: 'merged', callId, into, socketId: caller.socketId });
          }
        });
        return;
      }
      case 'pre-offer-answer': {
        const { callId, callerSocketId, answer } = message;
        socket.emit('pre-offer-answer', { callId, callerSocketId, answer }, (reply) => {
          if (!reply.ok) onReply({ type: 'refused', callId, message: reply.message });
        });
        return;
      }
      case 'user-hanged-up': {
        const { callId, socketId, reason } = message;
        socket.emit('user-hanged-up', { callId, connectedUserSocketId: socketId, reason }, (answer) => {
          if (answer.ok || answer.code === 'no-such-call') onReply({ type: 'hangUpConfirmed', callId });
        });
        return;
      }
      case 'call-resume': {
        const { callId } = message;
        socket.emit('call-resume', { callId }, (answer) => {
          if (!answer.ok) return;
          if (answer.merged) {
            const { callId: into, caller } = answer.merged;
            onReply({ type: 'merged', callId, into, socketId: caller.socketId });
          } else onReply({ type: 'resumed', callId, as: answer.as });
        });
      }
    }
  }

  sendDescription(link: LinkMessageId, socketId: string, description: Description): void {
    const socket = liveSocket();
    if (description.type === 'offer') {
      socket?.emit('webRTC-offer', { ...link, calleeSocketId: socketId, offer: description }, ignore);
    } else {
      socket?.emit('webRTC-answer', { ...link, callerSocketId: socketId, answer: description }, ignore);
    }
  }

  /** ICE servers of an accepted call; null when the server does not reply in time, which leaves the direct path. */
  iceServers(callId: string): Promise<FoundIceServers | null> {
    return new Promise((resolve) => {
      const socket = liveSocket();
      const done = (found: FoundIceServers | null) => {
        clearTimeout(timer);
        this.waiting.delete(giveUp);
        resolve(found);
      };
      const giveUp = () => done(null);
      const timer = setTimeout(giveUp, iceServersMs);
      this.waiting.add(giveUp);
      if (!socket) return done(null);
      socket.emit('call-ice-servers', { callId }, (answer) => done(answer.ok ? answer : null));
    });
  }

  /** Asks the server once for the state of the call this tab was in before it was reloaded. */
  resumeCall(callId: string): Promise<ResumedAs> {
    return new Promise((resolve) => {
      const socket = liveSocket();
      if (!socket) return resolve('ended');
      socket.emit('call-resume', { callId }, (answer) => resolve(answer.ok ? answer.as : 'ended'));
    });
  }

  /** Stores a chat line of the user on the server. Lost while offline; the other side has received it regardless. */
  saveChatLine(line: CallMessageBody): void {
    liveSocket()?.emit('call-message', line, ignore);
  }

  sendCandidate(link: LinkMessageId, socketId: string, candidate: IceCandidate): void {
    liveSocket()?.emit('webRTC-candidate', { ...link, connectedUserSocketId: socketId, candidate }, ignore);
  }
}

/** The server only refuses messages of a call that has ended, and announces its end separately. */
const ignore = () => undefined;

function listenOn(socket: AppSocket, { input, description, candidate }: SignalListener): () => void {
  const listening = handlersOn(socket);
  listening.on('pre-offer', (ring) => input({ type: 'rang', ring }));
  listening.on('pre-offer-answer', ({ callId, answer }) => input({ type: 'answered', callId, answer }));
  listening.on('user-hanged-up', ({ callId, reason }) => input({ type: 'endedByServer', callId, reason }));
  listening.on('call-resumed', ({ callId }) => input({ type: 'peerResumed', callId }));
  listening.on('call-peer-away', ({ callId }) => input({ type: 'peerAway', callId }));
  listening.on('webRTC-offer', ({ offer, ...link }) => description(link, offer));
  listening.on('webRTC-answer', ({ answer, ...link }) => description(link, answer));
  listening.on('webRTC-candidate', ({ candidate: found, ...link }) => candidate(link, found));
  return listening.stop;
}

/** Collects handlers, so that all are removed at once. */
function handlersOn(socket: AppSocket) {
  const stops: (() => void)[] = [];
  return {
    on<Name extends keyof CallServerEvents>(name: Name, handler: ServerEvents[Name]): void {
      socket.on(name, handler);
      stops.push(() => socket.off(name, handler));
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}
