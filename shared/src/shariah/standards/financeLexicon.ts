import type { Phrases } from './lexicon';

/** Interest is the business itself. */
export const financePhrases: Phrases = {
  words: [
    ...['bank', 'banks', 'banking', 'lending', 'lender', 'lenders', 'loan', 'loans', 'financing', 'finance'],
    ...['finance lease', 'finance leases', 'financial service', 'financial services', 'financial product'],
    ...['financial products', 'financial conglomerate', 'financial conglomerates', 'financial institution'],
    ...['nbfc', 'nbfcs', 'mfi', 'mfis', 'microfinance', 'microcredit', 'treasury', 'deposit taking', 'nidhi'],
    ...['hire purchase', 'consumer credit', 'credit services', 'credit card', 'credit cards', 'mortgage'],
    ...['mortgages', 'pawnbroking', 'buy now pay later', 'chit fund', 'chit funds', 'bill discounting'],
    ...[
      'interest on deposits',
      'interest on loans',
      'bnpl',
      'factoring',
      'money lending',
      'moneylending',
      'margin funding',
      'margin trading facility',
    ],
  ],
  exceptPhrases: [
    ...['power bank', 'power banks', 'blood bank', 'blood banks', 'blood banking', 'tissue bank'],
    ...['tissue banking', 'stem cell bank', 'stem cell banking', 'cord blood bank', 'cord blood banking'],
    ...['cell banking', 'eye bank', 'milk bank', 'seed bank', 'seed banks', 'gene bank', 'food bank'],
    ...['data bank', 'data banks', 'land bank', 'land banks', 'west bank', 'bank note', 'bank notes'],
    ...['capacitor bank', 'capacitor banks', 'battery bank', 'battery banks', 'load bank', 'load banks'],
    ...['core banking', 'banking software', 'banking technology', 'banking automation', 'bank automation'],
    ...[
      'banking industry',
      'financial services industry',
      'financial services sector',
      'finance and accounting',
    ],
    ...[
      'finance software',
      'finance and accounts',
      'treasury software',
      'loan management software',
      'lending software',
    ],
  ],
};

/** "Participating" and "linked" are what insurers call their policies. */
export const insurancePhrases: Phrases = {
  words: [
    ...['insurance', 'reinsurance', 'insurer', 'insurers', 'reinsurer', 'bancassurance', 'life assurance'],
    ...['general assurance', 'participating', 'non participating', 'linked life', 'linked individual life'],
    ...['linked group life', 'linked pension', 'linked individual pension', 'linked group pension'],
    ...['linked health', 'linked individual', 'linked group', 'ulip', 'ulips', 'mediclaim'],
  ],
  exceptPhrases: [
    'insurance industry',
    'insurance software',
    'insurance technology',
    'participating interest',
  ],
};

export const brokingPhrases: Phrases = {
  words: [
    'broking',
    'stockbroking',
    'brokerage',
    'stockbroker',
    'stockbrokers',
    'stock broker',
    'stock brokers',
  ],
  exceptPhrases: [
    ...[
      'insurance broking',
      'customs broking',
      'customs brokerage',
      'custom house broking',
      'freight broking',
    ],
    ...['freight brokerage', 'freight broker', 'property brokerage', 'real estate brokerage'],
  ],
};

/**
 * Those who keep registers, rate, settle or carry payments: they earn fees, and the business of their clients is not
 * stated.
 */
export const registrarPhrases: Phrases = {
  words: [
    ...['registrar', 'registrars', 'transfer agency', 'transfer agent', 'transfer agents', 'depository'],
    ...['depositories', 'depository services', 'clearing house', 'clearing houses', 'clearing corporation'],
    ...['custodian services', 'custodial services', 'debenture trustee', 'trusteeship'],
  ],
  exceptPhrases: ['domain registrar'],
};
export const ratingPhrases: Phrases = {
  words: [
    ...['rating services', 'ratings', 'credit rating', 'credit ratings', 'rating agency', 'credit bureau'],
    ...['credit information'],
  ],
  exceptPhrases: ['power ratings', 'energy ratings'],
};
export const exchangePhrases: Phrases = {
  words: [
    ...[
      'stock exchange',
      'stock exchanges',
      'commodity exchange',
      'commodities exchange',
      'exchange platform',
    ],
    ...['trading in equities', 'online trading of commodity', 'commodity derivatives exchange'],
    ...['foreign exchange', 'forex', 'money changing', 'currency exchange', 'money transfer', 'remittance'],
    ...['remittances'],
  ],
  exceptPhrases: ['stock exchange software'],
};
export const paymentPhrases: Phrases = {
  words: ['payment', 'payments', 'fintech'],
  exceptPhrases: ['payment terminal', 'payment terminals'],
};

/** Rent or interest, trade or speculation, one's own money or others': the name does not reveal it. */
export const moneyPhrases: Phrases = {
  words: [
    ...['leasing', 'lease rental', 'lease rentals', 'investment', 'investments', 'investing', 'invests'],
    ...['securities', 'share trading', 'derivatives', 'credit', 'wealth', 'wealth management'],
    ...['asset management', 'portfolio management', 'mutual fund', 'mutual funds', 'private equity'],
    ...['venture capital', 'aif', 'aifs', 'capital market', 'capital markets'],
  ],
  exceptPhrases: [
    ...['investment casting', 'investment castings', 'investment property', 'investment properties'],
    ...['carbon credit', 'carbon credits', 'energy credits', 'tax credit', 'chemical derivatives'],
    ...['and derivatives', 'its derivatives', 'their derivatives', 'derivatives of', 'amine derivatives'],
    ...['starch derivatives', 'menthol derivatives', 'petroleum derivatives', 'derivative products'],
    ...['property leasing', 'office leasing', 'warehouse leasing', 'space leasing', 'mall leasing'],
    ...['commercial leasing', 'retail leasing', 'real estate leasing', 'leasing of real estate'],
    ...['leasing of property', 'leasing of properties', 'leasing of commercial', 'leasing of office'],
    ...[
      'real estate development leasing',
      'leasing of shared workspaces',
      'leasing of network of shared workspaces',
    ],
  ],
};
