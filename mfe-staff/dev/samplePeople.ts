import type { AdminPerson, PersonReply } from '@tayyib/shared/contracts';

const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

/** Made-up accounts. */
export const samplePeople: readonly [AdminPerson, AdminPerson] = [
  {
    id: uuid(31),
    email: 'adil@example.org',
    firstName: 'Adil',
    lastName: 'Alim',
    status: 0,
    roles: ['advisor'],
    plan: 'premium_pro',
    memberSince: '2025-03-02T08:00:00.000Z',
  },
  {
    id: uuid(32),
    email: 'bilal@example.org',
    firstName: 'Bilal',
    lastName: 'Basit',
    status: 2,
    roles: [],
    plan: 'free',
    memberSince: '2026-01-20T12:30:00.000Z',
  },
];

/** The reply for one account, with one change. */
export function samplePerson(id: string): PersonReply {
  const person = samplePeople.find((each) => each.id === id) ?? samplePeople[0];
  return {
    person,
    changes: [
      {
        at: '2026-11-02T10:00:00.000Z',
        what: 'role-granted',
        by: 'rafi@example.org',
        from: '',
        to: 'advisor',
        why: 'Signed the agreement of advisors.',
      },
    ],
  };
}
