import { filedDocument, readDocumentName } from './filedDocument';

it.each([
  [
    'INTEGRATED_FILING_INDAS_1658776_24042026105714_WEB.xml',
    'NSE',
    'ind_as',
    1_658_776,
    '2026-04-24T10:57:14',
  ],
  [
    'INTEGRATED_FILING_NONINDAS_1500001_30052025061500_WEB.xml',
    'NSE',
    'non_ind_as',
    1_500_001,
    '2025-05-30T06:15:00',
  ],
  [
    'INTEGRATED_FILING_NBFC_INDAS_1660001_29042026041011_WEB.xml',
    'NSE',
    'nbfc',
    1_660_001,
    '2026-04-29T04:10:11',
  ],
  [
    'INTEGRATED_FILING_BANKING_1650001_18042026021011_WEB.xml',
    'NSE',
    'bank',
    1_650_001,
    '2026-04-18T02:10:11',
  ],
  [
    'INTEGRATED_FILING_LI_1655001_22042026041011_WEB.xml',
    'NSE',
    'life_insurer',
    1_655_001,
    '2026-04-22T04:10:11',
  ],
  [
    'INTEGRATED_FILING_GI_1649001_15042026071011_WEB.xml',
    'NSE',
    'general_insurer',
    1_649_001,
    '2026-04-15T07:10:11',
  ],
  ['INDAS_104634_1106038_22042024074704.xml', 'NSE', 'ind_as', 104_634, '2024-04-22T07:47:04'],
  ['NONINDAS_104634_1106038_22042024074704_WEB.xml', 'NSE', 'non_ind_as', 104_634, '2024-04-22T07:47:04'],
  [
    'Integrated_Finance_Ind_As_517506_1172026211629_IFIndAs.xml',
    'BSE',
    'ind_as',
    null,
    '2026-07-11T21:16:29',
  ],
  [
    'Integrated_Finance_Banking_500180_1842026140211_IFBanking.xml',
    'BSE',
    'bank',
    null,
    '2026-04-18T14:02:11',
  ],
])('reads the name of a filed document: %s', (name, publisher, family, sequence, createdAt) => {
  const read = { document: name, publisher, family, sequence, createdAt };
  expect(readDocumentName(name)).toMatchObject(read);
  expect(readDocumentName(`reliance/XBRL/24Apr2026_ZYDUSLIFE_${name}`)).toMatchObject(read);
});

it.each([
  'INTEGRATED_FILING_GOVERNANCE_1661292_29042026055715_WEB.xml',
  'accounts.xml',
  'INDAS_1_2_99992024074704.xml',
])('knows no filing of results by the name %s', (name) => {
  expect(readDocumentName(name)).toBeNull();
  expect(() => filedDocument(name)).toThrow('is not the name of an XBRL filing');
});

describe('a date of BSE that can be read as two days', () => {
  const name = 'Integrated_Finance_Ind_As_517506_1112026211629_IFIndAs.xml';

  it('has no time', () => {
    expect(readDocumentName(name)).toMatchObject({
      createdAt: null,
      possibleDays: ['2026-01-11', '2026-11-01'],
    });
  });

  it('is the first day from the board meeting on', () => {
    expect(filedDocument(name, '2026-01-10').filedOn).toBe('2026-01-11');
    expect(filedDocument(name, '2026-10-31').filedOn).toBe('2026-11-01');
  });

  it('is refused where the meeting is not stated', () => {
    expect(() => filedDocument(name)).toThrow('can be read as 2026-01-11 and as 2026-11-01');
  });
});
