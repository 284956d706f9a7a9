import { byUser, type Holding } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const ledgerPersonalData: readonly Holding[] = [
  {
    table: 'purification_ledger_lines',
    exports: [
      'id',
      'user_id',
      'kind',
      'isin',
      'name',
      'year_to',
      'amount_paise',
      'counts_on',
      'method',
      'standard',
      'working',
      'to_whom',
      'note',
      'reverses',
      'written_at',
    ],
    withholds: ['request_id'],
    title: 'purificationLedger',
    inWords: 'Your purification ledger',
    isOf: byUser,
  },
];
