import { isStoredReply, mayChangeViewer } from './allowList';

const at = (address: string) => new URL(address, 'https://tayyib.example');

it.each([
  ['POST', '/api/login', true],
  ['POST', '/api/logout', true],
  ['POST', '/api/identity/token', true],
  ['DELETE', '/api/identity/account', true],
  ['GET', '/api/identity/providers', false],
  ['GET', '/api/session', false],
  ['POST', '/api/watchlistcat', false],
  ['POST', '/api/logins', false],
])('a %s of %s may change the signed-in user: %s', (method, address, may) => {
  expect(mayChangeViewer(method, at(address))).toBe(may);
});

it.each([
  ['/api/session', true],
  ['/api/stocks/INE002A01018', true],
  ['/api/stocks/INE002A01018/fundamentals', true],
  ['/api/metals/gold?range=all', true],
  ['/api/portfolio', false],
  ['/api/session?x=1', false],
  ['/api/stocks/INE002A01018/notes', false],
])('the reply of %s is stored: %s', (address, isStored) => {
  expect(isStoredReply(at(address))).toBe(isStored);
});
