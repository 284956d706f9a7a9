/** A connection that is not up after this long is replaced: several times what a poor network needs. */
const connectTimeoutMs = 8000;
/** A connection that is down for this long does not recover by itself. */
const downTimeoutMs = 3000;

/** Detects when only a new connection helps. Times in milliseconds. */
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
    if (this.downSince !== null) return now - this.downSince > downTimeoutMs;
    return !this.hasBeenUp && now - this.since > connectTimeoutMs;
  }
}
