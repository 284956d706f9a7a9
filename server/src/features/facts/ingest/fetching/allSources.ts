import { filingSources } from '../filings/filingSources';
import type { OfficialSource } from './officialSources';
import { officialSources } from './officialSources';

/** Every file and list that is fetched on a schedule. */
export const allSources: readonly OfficialSource[] = [...officialSources, ...filingSources];
