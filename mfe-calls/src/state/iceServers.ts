/** Where to ask for a path to the other side. Set from the server's answer; none on a network where both see each other. */
let known: { callId: string; servers: RTCIceServer[] } | null = null;

export function setIceServers(callId: string, servers: RTCIceServer[]): void {
  known = { callId, servers };
}

export function iceServersFor(callId: string): RTCIceServer[] {
  return known?.callId === callId ? known.servers : [];
}
