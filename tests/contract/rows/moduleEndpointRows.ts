import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EndpointRow, EndpointRows } from '@tayyib/shared/endpoint-rows';
import { moduleFolders } from '../../../build/buildTargets.mjs';
import { inRoot } from '../../../build/paths.mjs';
import type { PersonName } from '../../../server/src/testing';
import type { Row } from './Row';

const load = createRequire(import.meta.url);

/** Who sends the requests of a plan or of a role. */
const personOf: Readonly<Record<NonNullable<EndpointRow['as']>, PersonName>> = {
  free: 'ann',
  basic: 'basim',
  premium: 'paro',
  premium_pro: 'rafi',
  advisor: 'adil',
  staff: 'sana',
  admin: 'amin',
};

/** The rows that modules have in their own folders, in `src/testing/endpointRows.ts`. */
export function moduleEndpointRows(): Record<string, Row> {
  const files = moduleFolders()
    .map((folder) => inRoot(folder, 'src', 'testing', 'endpointRows.ts'))
    .filter((file) => existsSync(file));
  const rows = files.flatMap((file) => {
    const { endpointRows }: { endpointRows: EndpointRows } = load(file);
    return Object.entries(endpointRows);
  });
  return Object.fromEntries(
    rows.map(([name, { as, ...row }]) => [name, { ...row, as: as && personOf[as] }] as const),
  );
}
