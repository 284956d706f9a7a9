import { entryGuard } from './entryGuard';

describe('the script of a module', () => {
  const { createScript } = entryGuard(
    (url) => (url === '/modules/alpha/1/entry.js' ? 'sha384-AAAA' : undefined),
    'the-nonce',
  );

  it('runs only with the trusted hash, and may be late', () => {
    const { script, timeout } = createScript({ url: '/modules/alpha/1/entry.js' });
    expect(script).toMatchObject({ integrity: 'sha384-AAAA', crossOrigin: 'anonymous', nonce: 'the-nonce' });
    expect(timeout).toBe(120_000);
  });

  it('is refused without a trusted hash', () => {
    expect(() => createScript({ url: '/modules/alpha/1/other.js' })).toThrow('No trusted hash');
  });
});
