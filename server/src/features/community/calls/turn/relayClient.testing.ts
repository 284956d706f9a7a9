import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';

/**
 * Requests for a relayed address and for a peer permission, and their responses (RFC 8656, sections 7 and 9;
 * RFC 8489, section 14).
 */
const allocateRequest = 0x0003;
const permissionRequest = 0x0008;
const magicCookie = 0x2112a442;
const attributes = { username: 0x0006, integrity: 0x0008, error: 0x0009, realm: 0x0014, nonce: 0x0015 };
const peerAddress = 0x0012;
const requestedTransport = 0x0019;
const udp = Buffer.from([17, 0, 0, 0]);
const headerBytes = 20;
const waitMs = 10_000;

export interface RelayCredentials {
  username: string;
  credential: string;
}

/**
 * Requests an address from a relay on loopback, like a browser: returns the error code, or 'allocated'. With
 * a peer it then requests a permission for it, and returns that result.
 */
export async function requestRelay(
  port: number,
  over: 'udp' | 'tcp',
  { username, credential }: RelayCredentials,
  peer?: string,
): Promise<'allocated' | 'permitted' | number> {
  const line = over === 'udp' ? overUdp(port) : await overTcp(port);
  try {
    const challenge = parse(await line.request(message(allocateRequest, [[requestedTransport, udp]])));
    const realm = challenge.attributes.get(attributes.realm) ?? Buffer.alloc(0);
    const nonce = challenge.attributes.get(attributes.nonce) ?? Buffer.alloc(0);
    const key = createHash('md5').update(`${username}:${realm.toString()}:${credential}`).digest();
    const asking = async (type: number, what: [number, Buffer]) => {
      const who: [number, Buffer][] = [
        [attributes.username, Buffer.from(username)],
        [attributes.realm, realm],
        [attributes.nonce, nonce],
      ];
      const answer = parse(await line.request(message(type, [what, ...who], key)));
      const error = answer.attributes.get(attributes.error);
      return error ? (error[2] ?? 0) * 100 + (error[3] ?? 0) : null;
    };
    const refusal = await asking(allocateRequest, [requestedTransport, udp]);
    if (refusal !== null || peer === undefined) return refusal ?? 'allocated';
    return (await asking(permissionRequest, [peerAddress, hiddenAddress(peer)])) ?? 'permitted';
  } finally {
    line.close();
  }
}

/** An IPv4 address as XOR-PEER-ADDRESS (RFC 8489, section 14.2). */
function hiddenAddress(address: string): Buffer {
  const cookie = Buffer.alloc(4);
  cookie.writeUInt32BE(magicCookie);
  const bytes = address.split('.').map((part, index) => Number(part) ^ (cookie[index] ?? 0));
  return Buffer.from([0, 1, 0x12, 0x34, ...bytes]);
}

function message(type: number, content: [number, Buffer][], key?: Buffer): Buffer {
  const body = Buffer.concat(content.map(([type, value]) => attribute(type, value)));
  const integrityBytes = key ? 24 : 0;
  const header = Buffer.alloc(8);
  header.writeUInt16BE(type, 0);
  header.writeUInt16BE(body.length + integrityBytes, 2);
  header.writeUInt32BE(magicCookie, 4);
  const unsigned = Buffer.concat([header, randomBytes(12), body]);
  if (!key) return unsigned;
  const integrity = createHmac('sha1', key).update(unsigned).digest();
  return Buffer.concat([unsigned, attribute(attributes.integrity, integrity)]);
}

function attribute(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
}

function parse(data: Buffer): { attributes: Map<number, Buffer> } {
  const found = new Map<number, Buffer>();
  for (let at = headerBytes; at + 4 <= data.length;) {
    const length = data.readUInt16BE(at + 2);
    found.set(data.readUInt16BE(at), data.subarray(at + 4, at + 4 + length));
    at += 4 + Math.ceil(length / 4) * 4;
  }
  return { attributes: found };
}

interface Line {
  request(data: Buffer): Promise<Buffer>;
  close(): void;
}

function overUdp(port: number): Line {
  const socket = createSocket('udp4');
  return {
    request: (data) =>
      new Promise((resolve, reject) => {
        const again = setInterval(() => socket.send(data, port, '127.0.0.1'), 500);
        const giveUp = setTimeout(() => reject(new Error('The relay does not answer.')), waitMs);
        socket.once('message', (answer) => {
          clearInterval(again);
          clearTimeout(giveUp);
          resolve(answer);
        });
        socket.send(data, port, '127.0.0.1');
      }),
    close: () => socket.close(),
  };
}

function overTcp(port: number): Promise<Line> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', reject);
    socket.once('connect', () =>
      resolve({
        request: (data) =>
          new Promise((answered) => {
            socket.once('data', answered);
            socket.write(data);
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}
