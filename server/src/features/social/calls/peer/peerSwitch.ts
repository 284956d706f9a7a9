import type { FastifyInstance } from 'fastify';
import type { PeerNotice, PeerRelay } from './peerMessages';

/** A client that is connected to this server. */
export interface PeerClient {
  /** Made by the client for this connection, so that a repeated one is known as the same. */
  token: string;
  /** The session it was opened with. */
  sessionId: string | null;
  send(message: (PeerRelay & { src: string }) | PeerNotice): void;
  close(): void;
}

interface Passing {
  src: string;
  relay: PeerRelay;
}

/** Hands messages to the client they are for, on whatever server. Nothing is kept for somebody who is not there. */
export function createPeerSwitch({ io, redis }: Pick<FastifyInstance, 'io' | 'redis'>) {
  const clients = new Map<string, PeerClient>();

  const deliver = ({ src, relay }: Passing): boolean => {
    const client = clients.get(relay.dst);
    client?.send({ ...relay, src });
    return client !== undefined;
  };
  const dropHere = (peerId: string) => {
    clients.get(peerId)?.close();
    clients.delete(peerId);
  };
  const dropSession = (sessionId: string) => {
    for (const [peerId, client] of clients) if (client.sessionId === sessionId) dropHere(peerId);
  };

  if (redis) {
    io.on('peer:pass', (passing: Passing, done: (isThere: boolean) => void) => done(deliver(passing)));
    io.on('peer:drop', dropHere);
  }

  return {
    clients,

    /** False when nobody is there under that id. */
    async pass(passing: Passing): Promise<boolean> {
      if (deliver(passing)) return true;
      if (!redis) return false;
      const answers: unknown[] = await io.serverSideEmitWithAck('peer:pass', passing).catch(() => []);
      return answers.includes(true);
    },

    /** Ends a client's connection: they are no longer in the room. */
    drop(peerId: string): void {
      dropHere(peerId);
      if (redis) io.serverSideEmit('peer:drop', peerId);
    },

    /** Ends the connections to this server that were opened with a session. */
    dropSession,
  };
}

export type PeerSwitch = ReturnType<typeof createPeerSwitch>;
