/** One schema per message. The server validates with them; browsers take the types only. */
export * from './billing';
export * from './calls';
export * from './community';
export * from './companyFacts';
export * from './devices';
export * from './events';
export * from './identity';
export * from './metals';
export * from './modules';
export * from './problem';
export * from './securities';
export * from './session';
export * from './standardData';
export * from './standards';
export * from './stocks';
export * from './verdicts';
export * from './watchlists';
