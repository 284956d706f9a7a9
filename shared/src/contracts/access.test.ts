import { accessLevels, refusalOf, type AccessFacts, type Refusal } from '@tayyib/shared/access';

const free: AccessFacts = { plan: 'free', roles: [] };
const premium: AccessFacts = { plan: 'premium', roles: [] };
const staff: AccessFacts = { plan: 'free', roles: ['staff'] };

it.each<[string, AccessFacts | null, (Refusal | null)[]]>([
  // in the order of accessLevels: public, user, premium, community, staff
  ['a visitor', null, [null, 'sign-in', 'sign-in', 'sign-in', 'sign-in']],
  ['a free account', free, [null, null, 'upgrade', 'upgrade', 'forbidden']],
  ['a premium account', premium, [null, null, null, null, 'forbidden']],
  ['staff', staff, [null, null, null, null, null]],
])('lets %s in exactly where they belong', (_who, person, expected) => {
  expect(accessLevels.map((level) => refusalOf(level, person))).toEqual(expected);
});
