import { entryGuard } from './entryGuard';

describe('the script of a module', () => {
  const { createScript } = entryGuard(
    (url) =>
      url === '/modules/alpha/1/entry.js' ? { integrity: 'sha384-AAAA', timeoutMs: 3_000 } : undefined,
    'the-nonce',
  );

  it('is run only with the hash the registry vouches for, within its own time', () => {
    const { script, timeout } = createScript({ url: '/modules/alpha/1/entry.js' });
    expect(script).toMatchObject({ integrity: 'sha384-AAAA', crossOrigin: 'anonymous', nonce: 'the-nonce' });
    expect(timeout).toBe(3_000);
  });

  it('is refused when nobody vouches for it', () => {
    expect(() => createScript({ url: '/modules/alpha/1/other.js' })).toThrow('Nobody vouches');
  });
});
