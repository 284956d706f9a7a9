import { newSealKey, readSealed, seal, sealKeyOf, unseal } from './seal';

const passphrase = 'four words of mine';

it('a sealed text opens with the passphrase, and with no other', async () => {
  const sealed = await seal(await newSealKey(passphrase), 'What I owe: ₹50');
  const stored = readSealed(JSON.stringify(sealed));
  expect(stored).toEqual(sealed);
  expect(await unseal(await sealKeyOf(sealed, passphrase), sealed)).toBe('What I owe: ₹50');
  expect(await unseal(await sealKeyOf(sealed, 'four words of hers'), sealed)).toBeNull();
});

it('a sealed text shows nothing of the text, and never the same twice', async () => {
  const key = await newSealKey(passphrase);
  const first = await seal(key, 'Acme');
  const second = await seal(key, 'Acme');
  expect(JSON.stringify(first)).not.toContain('Acme');
  expect(atob(first.data)).not.toContain('Acme');
  expect(first.data).not.toBe(second.data);
  expect(first.iterations).toBeGreaterThanOrEqual(600_000);
});

it('a sealed text does not open after a change', async () => {
  const key = await newSealKey(passphrase);
  const sealed = await seal(key, 'Acme');
  const data = `${sealed.data.startsWith('A') ? 'B' : 'A'}${sealed.data.slice(1)}`;
  expect(await unseal(key, { ...sealed, data })).toBeNull();
});

it.each([
  null,
  '',
  '{',
  '[]',
  '{"version":2}',
  '{"version":1,"salt":"a","iv":"b","data":"<","iterations":1}',
  '{"version":1,"salt":"AAAA","iv":"AAAA","data":"AAAA","iterations":1e12}',
])('opening a sealed text does not take %s for a ledger', (text) => {
  expect(readSealed(text)).toBeNull();
});
