import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

const curve = 'prime256v1';
const recordBytes = 4096;
const tokenSeconds = 12 * 3600;

/** The keys of a server: the uncompressed point and the scalar, in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}
/** The keys of a browser. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** New keys of a server. */
export function createPushKeys(): PushKeys {
  const ecdh = createECDH(curve);
  const publicKey = ecdh.generateKeys('base64url');
  return { publicKey, privateKey: padded(ecdh.getPrivateKey()).toString('base64url') };
}

/** A scalar that begins with zeros is shorter. */
const padded = (scalar: Buffer) => Buffer.concat([Buffer.alloc(32 - scalar.length), scalar]);

/** Encrypts a text for one browser, in one record: RFC 8291 with the coding of RFC 8188. */
export function encryptPush(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { salt = randomBytes(16), ecdh = freshKeys() } = {},
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const ownKey = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const derive = (key: Buffer, saltBytes: Buffer, label: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, saltBytes, label, length));
  const secret = derive(ecdh.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // the delimiter of the last record
  const body = Buffer.concat([cipher.update(Buffer.from(`${text}\u0002`)), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  return Buffer.concat([salt, size, Buffer.from([ownKey.length]), ownKey, body, cipher.getAuthTag()]);
}

function freshKeys() {
  const ecdh = createECDH(curve);
  ecdh.generateKeys();
  return ecdh;
}

/** The header that identifies the server to a push service: RFC 8292. */
export function vapidHeader(endpoint: string, subject: string, keys: PushKeys, now: Date): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + tokenSeconds,
    sub: subject,
  };
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const point = Buffer.from(keys.publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: keys.privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
