/** Gives the browser passkeys for the tests of a file, as far as our pages use them. */
export function fakePasskeys() {
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const shared = { id: 'AQID', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) };
  const create = jest.fn(async () => ({
    ...shared,
    response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
  }));
  const get = jest.fn(async () => ({
    ...shared,
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  }));
  beforeAll(() => {
    Object.defineProperty(globalThis, 'PublicKeyCredential', { value: class {}, configurable: true });
    Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return { create, get };
}

/** What a user's cancelling gives. */
export const cancelled = () => new DOMException('The operation was not allowed.', 'NotAllowedError');
