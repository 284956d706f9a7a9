/** A connection that is not up by then is built anew: several times what it takes on a poor network. */
const connectWithinMs = 8000;
/** One that is down this long does not come back by itself. */
const downForMs = 3000;

/** Tells when only a new connection helps. Times in milliseconds. */
export class ConnectionWatch {
  private readonly since = Date.now();
  private downSince: number | null = null;
  private hasBeenUp = false;

  constructor(private readonly connection: RTCPeerConnection) {
    connection.addEventListener('connectionstatechange', () => {
      const { connectionState } = connection;
      if (connectionState === 'connected') this.hasBeenUp = true;
      this.downSince = connectionState === 'disconnected' ? (this.downSince ?? Date.now()) : null;
    });
  }

  isLost(now: number): boolean {
    if (this.connection.connectionState === 'failed') return true;
    if (this.downSince !== null) return now - this.downSince > downForMs;
    return !this.hasBeenUp && now - this.since > connectWithinMs;
  }
}
