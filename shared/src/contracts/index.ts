/** One schema per message. The server validates with them; browsers take the types only. */
export * from './advice';
export * from './billing';
export * from './calls';
export * from './community';
export * from './companyFacts';
export * from './devices';
export * from './events';
export * from './identity';
export * from './metals';
export * from './moduleRegistry';
export * from './modules';
// until the server signs its answers; then those of moduleRegistry take their place
export { ModuleEntry, ModulesReply } from './modules';
export * from './problem';
export * from './profile';
export * from './securities';
export * from './session';
export * from './staffModules';
export * from './standardData';
export * from './standards';
export * from './stocks';
export * from './verdicts';
export * from './watchlists';
