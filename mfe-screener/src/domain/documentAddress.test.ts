import { documentAddress } from './documentAddress';

const archive = 'https://nsearchives.nseindia.com/corporate/xbrl';

it.each([
  ['https://www.bseindia.com/x.pdf', 'https://www.bseindia.com/x.pdf'],
  ['INDAS_112770_1269079_14102024072938.xml', `${archive}/INDAS_112770_1269079_14102024072938.xml`],
  [
    'INTEGRATED_FILING_INDAS_1658776_24042026105714_WEB.xml',
    `${archive}/INTEGRATED_FILING_INDAS_1658776_24042026105714_WEB.xml`,
  ],
  ['2026.json', null],
  ['corporate_actions.csv', null],
  ['../INDAS_1_2_3.xml', null],
])('%s is at %s', (document, address) => {
  expect(documentAddress(document)).toBe(address);
});
