import { api } from '@tayyib/shared/sdk/api';

/**
 * The API for endpoints that read or change the market: facts, figures, editions, verdicts. A query that shows them provides
 * the tag `Market`; a mutation that may change them invalidates it, and pages of other modules are read again.
 */
export const marketApi = api.enhanceEndpoints({ addTagTypes: ['Market'] });
