import type { CallMessageBody, CallServerEvents, IceCandidate, ServerEvents } from '@tayyib/shared/contracts';
import { liveSocket, onSocket, type AppSocket } from '@tayyib/shared/realtime';
import type { FoundIceServers } from '../link/IceServerKeeper';
import type { Description } from '../link/PeerLink';
import type { CallEffect, CallInput, ResumedAs } from './callInputs';

interface OfLink {
  callId: string;
  generation: number;
  seq: number;
}

/** Messages between the two peer connections, as they arrive. */
export interface SignalListener {
  heard: (input: CallInput) => void;
  described: (link: OfLink, description: Description) => void;
  candidate: (link: OfLink, candidate: IceCandidate) => void;
}

/** The direct path needs no servers: a call never waits longer for them. */
const iceServersMs = 1500;

/** How a call speaks to the server. Nothing is kept while there is no connection: it would be replayed too late. */
export class CallSignalling {
  /** Listens from now on; the returned function ends it. */
  listen(listener: SignalListener): () => void {
    return onSocket((socket) => {
      const stop = listenOn(socket, listener);
      listener.heard({ type: 'online' });
      return () => {
        stop();
        listener.heard({ type: 'offline' });
      };
    });
  }

  say(said: Extract<CallEffect, { type: 'say' }>, hear: (input: CallInput) => void): void {
    const socket = liveSocket();
    if (!socket) return;
    switch (said.event) {
      case 'pre-offer': {
        const { callId, peer, media } = said.call;
        socket.emit('pre-offer', { callId, callee: { socketId: peer.socketId }, media }, (answer) => {
          if (!answer.ok) hear({ type: 'refused', callId });
          else if (answer.merged) {
            const { callId: into, caller } = answer.merged;
            hear({ type: 'merged', callId, into, socketId: caller.socketId });
          }
        });
        return;
      }
      case 'pre-offer-answer': {
        const { callId, callerSocketId, answer } = said;
        socket.emit('pre-offer-answer', { callId, callerSocketId, answer }, ({ ok }) => {
          if (!ok) hear({ type: 'refused', callId });
        });
        return;
      }
      case 'user-hanged-up': {
        const { callId, socketId, reason } = said;
        socket.emit('user-hanged-up', { callId, connectedUserSocketId: socketId, reason }, (answer) => {
          if (answer.ok || answer.code === 'no-such-call') hear({ type: 'settled', callId });
        });
        return;
      }
      case 'call-resume': {
        const { callId } = said;
        socket.emit('call-resume', { callId }, (answer) => {
          if (!answer.ok) return;
          if (answer.merged) {
            const { callId: into, caller } = answer.merged;
            hear({ type: 'merged', callId, into, socketId: caller.socketId });
          } else hear({ type: 'resumed', callId, as: answer.as });
        });
      }
    }
  }

  describe(link: OfLink, socketId: string, description: Description): void {
    const socket = liveSocket();
    if (description.type === 'offer') {
      socket?.emit('webRTC-offer', { ...link, calleeSocketId: socketId, offer: description }, ignore);
    } else {
      socket?.emit('webRTC-answer', { ...link, callerSocketId: socketId, answer: description }, ignore);
    }
  }

  /** Where to find a path in an accepted call; null where the server does not say, which leaves the direct one. */
  iceServers(callId: string): Promise<FoundIceServers | null> {
    return new Promise((resolve) => {
      const socket = liveSocket();
      const giveUp = setTimeout(() => resolve(null), iceServersMs);
      const done = (found: FoundIceServers | null) => {
        clearTimeout(giveUp);
        resolve(found);
      };
      if (!socket) return done(null);
      socket.emit('call-ice-servers', { callId }, (answer) => done(answer.ok ? answer : null));
    });
  }

  /** Asks once how a call stands that this tab was in before it was loaded anew. */
  askBack(callId: string): Promise<ResumedAs> {
    return new Promise((resolve) => {
      const socket = liveSocket();
      if (!socket) return resolve('ended');
      socket.emit('call-resume', { callId }, (answer) => resolve(answer.ok ? answer.as : 'ended'));
    });
  }

  /** Has a line of one's own kept. Lost where the server does not hear us: the other side has it all the same. */
  keepLine(line: CallMessageBody): void {
    liveSocket()?.emit('call-message', line, ignore);
  }

  candidate(link: OfLink, socketId: string, candidate: IceCandidate): void {
    liveSocket()?.emit('webRTC-candidate', { ...link, connectedUserSocketId: socketId, candidate }, ignore);
  }
}

/** A description that the server would not pass on belongs to a call that is over, of which we hear by another word. */
const ignore = () => undefined;

function listenOn(socket: AppSocket, { heard, described, candidate }: SignalListener): () => void {
  const listening = listenerOf(socket);
  listening.on('pre-offer', (ring) => heard({ type: 'rang', ring }));
  listening.on('pre-offer-answer', ({ callId, answer }) => heard({ type: 'answered', callId, answer }));
  listening.on('user-hanged-up', ({ callId, reason }) => heard({ type: 'endedThere', callId, reason }));
  listening.on('call-resumed', ({ callId }) => heard({ type: 'peerResumed', callId }));
  listening.on('webRTC-offer', ({ offer, ...link }) => described(link, offer));
  listening.on('webRTC-answer', ({ answer, ...link }) => described(link, answer));
  listening.on('webRTC-candidate', ({ candidate: found, ...link }) => candidate(link, found));
  return listening.stop;
}

/** Remembers what was listened to, to end it all at once. */
function listenerOf(socket: AppSocket) {
  const stops: (() => void)[] = [];
  return {
    on<Name extends keyof CallServerEvents>(name: Name, handler: ServerEvents[Name]): void {
      socket.on(name, handler);
      stops.push(() => socket.off(name, handler));
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}
