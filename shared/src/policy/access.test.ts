import { accessLevels, refusalOf, type AccessFacts, type Refusal } from '@tayyib/shared/access';

const on = (plan: AccessFacts['plan'], ...roles: string[]): AccessFacts => ({ plan, roles });
const [ok, signIn, upgrade, forbidden] = [null, 'sign-in', 'upgrade', 'forbidden'] as const;

it.each<[string, AccessFacts | null, (Refusal | null)[]]>([
  // in the order of accessLevels: public, user, premium, community, pro, teacher, advisor, staff, admin
  ['a visitor', null, [ok, signIn, signIn, signIn, signIn, signIn, signIn, signIn, signIn]],
  [
    'a free account',
    on('free'),
    [ok, ok, upgrade, upgrade, upgrade, forbidden, forbidden, forbidden, forbidden],
  ],
  [
    'a basic account',
    on('basic'),
    [ok, ok, upgrade, upgrade, upgrade, forbidden, forbidden, forbidden, forbidden],
  ],
  ['a premium account', on('premium'), [ok, ok, ok, ok, upgrade, forbidden, forbidden, forbidden, forbidden]],
  ['a pro account', on('premium_pro'), [ok, ok, ok, ok, ok, forbidden, forbidden, forbidden, forbidden]],
  ['an advisor', on('free', 'advisor'), [ok, ok, ok, ok, ok, ok, ok, forbidden, forbidden]],
  ['staff', on('free', 'staff'), [ok, ok, ok, ok, ok, ok, forbidden, ok, forbidden]],
  ['an administrator', on('free', 'admin'), [ok, ok, ok, ok, ok, ok, ok, ok, ok]],
  [
    'an unknown role',
    on('free', 'root'),
    [ok, ok, upgrade, upgrade, upgrade, forbidden, forbidden, forbidden, forbidden],
  ],
])('gives %s exactly their access', (_who, person, expected) => {
  expect(accessLevels.map((level) => refusalOf(level, person))).toEqual(expected);
});
