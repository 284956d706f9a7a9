import type { Config } from '../config/config';
import type { Store } from '../database/openStore';
import { seedMetals } from '../features/market/metals/seedMetals';
import { seedDemoAccounts } from './demoAccounts';
import { seedDemoContent } from './demo/demoContent';
import { loadSample } from './packed/loadSample';
import { seedSample } from './seedSample';

/**
 * Fills an empty database: with demo accounts where it is embedded and not in production, and with the sample that the configuration names
 * where it is embedded or not in production. Demo accounts get content together with the whole sample. What is there is left unchanged.
 */
export async function fillEmptyStore(
  { db, isEmbedded }: Pick<Store, 'db' | 'isEmbedded'>,
  { isProduction, sample }: Pick<Config, 'isProduction' | 'sample'>,
  report: (sentence: string) => void,
): Promise<void> {
  const hasDemoAccounts = isEmbedded && !isProduction;
  if (hasDemoAccounts) await seedDemoAccounts(db);
  if ((!isEmbedded && isProduction) || sample === 'none') return;
  const stored = sample === 'full' ? await loadSample(db, report) : 0;
  if (sample === 'small') await seedSample(db);
  await seedMetals(db);
  if (hasDemoAccounts && stored > 0) await seedDemoContent(db, new Date());
}
