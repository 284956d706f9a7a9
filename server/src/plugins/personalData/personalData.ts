import fp from 'fastify-plugin';
import type { Holding } from './Holding';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Every table that holds personal data. A feature adds its own; from then on they are in everybody's export, and go when
     * their person is erased unless they say why not. A test compares the list with the database.
     */
    personalData: {
      add(holdings: readonly Holding[]): void;
      readonly all: readonly Holding[];
    };
  }
}

/** Where features declare the personal data they store. The privacy feature exports and erases it. */
export const personalData = fp(
  async (app) => {
    const all: Holding[] = [];
    app.decorate('personalData', {
      add: (holdings) => void all.push(...holdings),
      all,
    });
  },
  { name: 'personal-data' },
);
