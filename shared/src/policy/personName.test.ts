import { cleanName, isReservedName, problemOfName } from './personName';

describe('a name of a person', () => {
  it.each([
    ['a role', 'Admin'],
    ['full width', '\uFF21dmin'],
    ['an odd letter', '\u2C6Ddmin'],
    ['a digit', 'Adm1n'],
    ['a zero', 'Supp0rt'],
    ['an accent', 'St\u00E4ff'],
    ['single letters', 'A d m i n'],
    ['points', 'A.d.m.i.n'],
    ['the product and a role', 'Tayyib Team'],
    ['one word', 'TayyibSupport'],
    ['an advisor', 'Shariah Advisor'],
    ['a desk', 'Help desk'],
  ])('is refused for being that of our staff: %s', (_how, name) => {
    expect(problemOfName(cleanName(name))).toMatch(/our staff/);
    expect(isReservedName(name)).toBe(true);
  });

  it.each(['Tayyib', '\uFF34ayyib', 'T a y y i b', 'Mufti'])('is not %s alone', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each([
    'Tayyib Khan',
    'Tayyiba',
    'Mehbooba Mufti',
    'Amin',
    'Stafford',
    'Teamur',
    'Анна',
    'محمد علی',
    'Al-Amin 2',
  ])('may be %s', (name) => {
    expect(problemOfName(cleanName(name))).toBeNull();
    expect(isReservedName(name)).toBe(false);
  });

  it('is written in one alphabet', () => {
    expect(problemOfName('\u0410dmin')).toMatch(/one alphabet/);
  });
});
