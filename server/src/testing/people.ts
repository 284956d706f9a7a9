import type { Person } from '../seed/people';

/** The users every test knows by name. */
export const people = {
  ann: { email: 'ann@tayyib.example', firstName: 'Ann', lastName: 'Ansari', plan: 'free' },
  bob: { email: 'bob@tayyib.example', firstName: 'Bob', lastName: 'Basha', plan: 'free' },
  basim: { email: 'basim@tayyib.example', firstName: 'Basim', lastName: 'Baig', plan: 'basic' },
  paro: { email: 'paro@tayyib.example', firstName: 'Paro', lastName: 'Pasha', plan: 'premium' },
  rafi: { email: 'rafi@tayyib.example', firstName: 'Rafi', lastName: 'Rahman', plan: 'premium_pro' },
  adil: {
    email: 'adil@tayyib.example',
    firstName: 'Adil',
    lastName: 'Alim',
    plan: 'premium_pro',
    roles: ['advisor'],
  },
  sana: {
    email: 'sana@tayyib.example',
    firstName: 'Sana',
    lastName: 'Siddiqui',
    plan: 'free',
    roles: ['staff'],
  },
  amin: {
    email: 'amin@tayyib.example',
    firstName: 'Amin',
    lastName: 'Ameer',
    plan: 'free',
    roles: ['admin'],
  },
} satisfies Record<string, Person>;

export type PersonName = keyof typeof people;

/** Everyone's password. */
export const testPassword = 'correct horse battery';
