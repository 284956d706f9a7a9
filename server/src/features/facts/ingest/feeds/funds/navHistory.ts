import type { StreamedFeed } from '../Feed';
import { streamCsv } from '../reading/readCsv';
import { RefusedRow, day } from '../reading/values';
import { positiveNav } from './navAll';
import type { StatedNav } from './storeNavs';
import { navsSink } from './storeNavs';

const columns = ['scheme_code', 'date', 'nav'] as const;

/** Values of units over years, by scheme code. */
export const navHistory: StreamedFeed<StatedNav> = {
  name: 'nav-history',
  title: 'Net asset values over time (scheme_code,date,nav)',
  officialAddress: null, // collected from AMFI's daily files
  stream: (file) =>
    streamCsv(file, { columns }, (field) => {
      const schemeCode = field('scheme_code');
      if (!/^\d{3,8}$/.test(schemeCode)) throw new RefusedRow(`"${schemeCode}" is no scheme code.`);
      return {
        schemeCode,
        day: day(field('date'), 'date'),
        navRupees: positiveNav(field('nav')),
        fund: null,
      };
    }),
  openSink: (transaction, file) =>
    Promise.resolve({ ...navsSink(transaction, file.name), population: () => file.name }),
};
