import { kalpitConsumer } from './accounts/kalpitConsumer';
import { kalpitGeneralInsurance2026 } from './accounts/kalpitGeneralInsurance2026';
import { kalpitLifeInsurance2026 } from './accounts/kalpitLifeInsurance2026';
import { kalpitRefinery } from './accounts/kalpitRefinery';
import { kalpitRefinery2026 } from './accounts/kalpitRefinery2026';
import { kalpitRefineryNineMonths } from './accounts/kalpitRefineryNineMonths';
import { misalPaintsHalfYear } from './accounts/misalPaintsHalfYear';
import { misalPharma2025 } from './accounts/misalPharma2025';
import { namunaBank } from './accounts/namunaBank';
import { namunaBank2026 } from './accounts/namunaBank2026';
import { namunaBankHalfYear } from './accounts/namunaBankHalfYear';
import { namunaGoods } from './accounts/namunaGoods';
import { namunaTechnologies } from './accounts/namunaTechnologies';
import { namunaTechnologiesNonIndAs } from './accounts/namunaTechnologiesNonIndAs';
import { udaharanFinance2026 } from './accounts/udaharanFinance2026';
import { udaharanPharma } from './accounts/udaharanPharma';
import type { Facts, FilingForm } from './inventedFiling';
import { inventedFiling } from './inventedFiling';

/** A filing under the name an exchange would give it. */
export interface Filing {
  name: string;
  text: string;
}

const indAs: FilingForm = { family: 'INDAS', taxonomy: '2020-03-31' };
const banking: FilingForm = { family: 'BANKING', taxonomy: '2019-09-30' };

const filing = (name: string, form: FilingForm, facts: Facts): Filing => ({
  name,
  text: inventedFiling(form, facts),
});

/** Annual filings of the form before 2025, by the symbol of the company. */
export const earlierFilings = {
  NAMUNATECH: filing('INDAS_204549_2090527_12042024090154.xml', indAs, namunaTechnologies),
  UDHARPHARM: filing('INDAS_206751_2134499_22052024082414.xml', indAs, udaharanPharma),
  NAMUNAGOOD: filing('INDAS_204688_2107608_24042024090551.xml', indAs, namunaGoods),
  KALPITREF: filing('INDAS_204634_2106038_22042024074704.xml', indAs, kalpitRefinery),
  KALPITCONS: filing('INDAS_206840_2135573_23052024050307.xml', indAs, kalpitConsumer),
  NAMUNABANK: filing('BANKING_204624_2105245_21042024035835.xml', banking, namunaBank),
} as const;

/** Filings of the form before 2025 that are of parts of a year. */
export const partsOfYears = {
  bankHalfYear: filing('BANKING_197822_1965308_21102023041426.xml', banking, namunaBankHalfYear),
  paintsHalfYear: filing('INDAS_197985_1968429_26102023083837.xml', indAs, misalPaintsHalfYear),
  refineryNineMonths: filing('bse-nine-months.xml', indAs, kalpitRefineryNineMonths),
} as const;

/** Annual integrated filings, by the symbol of the company: two by Ind AS, and one of each other family. */
export const integratedFilings = {
  KALPITREF: filing(
    'INTEGRATED_FILING_INDAS_2658776_24042026105714_WEB.xml',
    { family: 'INDAS', taxonomy: '2026-01-31' },
    kalpitRefinery2026,
  ),
  MISALPHARM: filing(
    'INTEGRATED_FILING_INDAS_2444664_20052025064321_WEB.xml',
    { family: 'INDAS', taxonomy: '2025-01-31' },
    misalPharma2025,
  ),
  UDHARFIN: filing(
    'INTEGRATED_FILING_NBFC_INDAS_2660001_29042026041500_WEB.xml',
    { family: 'NBFC_INDAS', taxonomy: '2026-01-31' },
    udaharanFinance2026,
  ),
  NAMUNABANK: filing(
    'INTEGRATED_FILING_BANKING_2650001_18042026021500_WEB.xml',
    { family: 'BANKING', taxonomy: '2026-01-31' },
    namunaBank2026,
  ),
  KALPITGI: filing(
    'INTEGRATED_FILING_GI_2649001_15042026063500_WEB.xml',
    { family: 'GI', taxonomy: '2025-01-31' },
    kalpitGeneralInsurance2026,
  ),
  KALPITLI: filing(
    'INTEGRATED_FILING_LI_2655001_22042026033500_WEB.xml',
    { family: 'LI', taxonomy: '2025-01-31' },
    kalpitLifeInsurance2026,
  ),
} as const;

/** An integrated filing by older accounting standards. */
export const nonIndAsFiling = filing(
  'INTEGRATED_FILING_NONINDAS_2500001_30052025061500_WEB.xml',
  { family: 'NONINDAS', taxonomy: '2025-01-31' },
  namunaTechnologiesNonIndAs,
);
