import { counted } from '.';

it('joins a count and its noun', () => {
  expect(counted(1, 'company', 'companies')).toBe('1 company');
  expect(counted(4632, 'company', 'companies')).toBe('4,632 companies');
  expect(counted(0, 'rule')).toBe('0 rules');
});
