import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@tayyib/shared/contracts';

const flag = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 } as const;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encoded = (data: Buffer | string) => Buffer.from(data).toString('base64url');

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** The head of a CBOR item (RFC 8949): its major type, and a number of up to 16 bits. */
function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  if (value < 256) return Buffer.from([type | 24, value]);
  return Buffer.from([type | 25, value >> 8, value & 0xff]);
}

function cbor(item: Cbor): Buffer {
  if (typeof item === 'number') return item >= 0 ? head(0, item) : head(1, -1 - item);
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (item instanceof Buffer) return Buffer.concat([head(2, item.length), item]);
  if (!(item instanceof Map)) throw new Error('not supported');
  return Buffer.concat([head(5, item.size), ...[...item].flat().map(cbor)]);
}

interface Behaviour {
  /** The page that asks, as the browser sees it. */
  origin?: string;
  rpId?: string;
  isUserVerified?: boolean;
  challenge?: string;
  type?: string;
}

/** A device with one passkey, as a browser on our own page uses it: ES256, no attestation. */
export function softwareAuthenticator({ counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, behaviour: Behaviour) =>
    JSON.stringify({
      type: behaviour.type ?? type,
      challenge: behaviour.challenge ?? challenge,
      origin: behaviour.origin ?? 'http://localhost:8080',
      crossOrigin: false,
    });

  const authData = (rpId: string, { isUserVerified = true }: Behaviour, attested = Buffer.alloc(0)) => {
    const flags =
      flag.userPresent | (isUserVerified ? flag.userVerified : 0) | (attested.length > 0 ? flag.attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  };

  /** COSE of an ES256 key. */
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
  };

  return {
    id: encoded(id),
    /** Sets the counter back, as a copy of the device would. */
    rewind: () => {
      counter = 0;
    },
    /** What `navigator.credentials.create` gives. */
    create(options: PasskeyCreationOptions, behaviour: Behaviour = {}): PasskeyRegistration {
      userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cbor(coseKey())]);
      const authenticatorData = authData(behaviour.rpId ?? options.rp.id ?? '', behaviour, attested);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData],
      ]);
      return {
        id: encoded(id),
        rawId: encoded(id),
        type: 'public-key',
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', options.challenge, behaviour)),
          attestationObject: encoded(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** What `navigator.credentials.get` gives. */
    get(options: PasskeyRequestOptions, behaviour: Behaviour = {}): PasskeyAssertion {
      if (counts) counter += 1;
      const client = clientData('webauthn.get', options.challenge, behaviour);
      const data = authData(behaviour.rpId ?? options.rpId ?? '', behaviour);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        id: encoded(id),
        rawId: encoded(id),
        type: 'public-key',
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(signature),
          userHandle,
        },
      };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
