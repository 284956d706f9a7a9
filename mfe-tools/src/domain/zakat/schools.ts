import type { ZakatSettings } from './zakatSheet';

export const schools = ['hanafi', 'shafii', 'maliki', 'hanbali'] as const;
export type School = (typeof schools)[number];

export const schoolNames: Readonly<Record<School, string>> = {
  hanafi: 'Hanafi',
  shafii: 'Shafi‘i',
  maliki: 'Maliki',
  hanbali: 'Hanbali',
};

/** The settings on which the schools differ; each can still be changed on its own. Sources: the rules of each option. */
export type SchoolSettings = Pick<ZakatSettings, 'wornJewellery' | 'debts' | 'business' | 'lent' | 'hawl'>;

export const schoolSettings: Readonly<Record<School, SchoolSettings>> = {
  hanafi: { wornJewellery: 'due', debts: 'deducted', business: 'net', lent: 'yearly', hawl: 'ends' },
  shafii: {
    wornJewellery: 'exempt',
    debts: 'ignored',
    business: 'assets',
    lent: 'yearly',
    hawl: 'throughout',
  },
  maliki: {
    wornJewellery: 'exempt',
    debts: 'deducted',
    business: 'net',
    lent: 'received',
    hawl: 'throughout',
  },
  hanbali: {
    wornJewellery: 'exempt',
    debts: 'deducted',
    business: 'net',
    lent: 'yearly',
    hawl: 'throughout',
  },
};

/** Whether a business's debts are deducted where one's own are, as in each school. */
const businessByDebts = (debts: ZakatSettings['debts']): ZakatSettings['business'] =>
  debts === 'ignored' ? 'assets' : 'net';

/** A choice on debts is one on those of a business as well, which can still be changed on its own. */
export const withBusiness = (chosen: Partial<ZakatSettings>): Partial<ZakatSettings> =>
  chosen.debts === undefined ? chosen : { business: businessByDebts(chosen.debts), ...chosen };

/** The school all of whose settings are chosen; null for a mixture. */
export const schoolOf = (settings: SchoolSettings): School | null =>
  schools.find((school) => {
    const { wornJewellery, debts, business, lent, hawl } = schoolSettings[school];
    return (
      settings.wornJewellery === wornJewellery &&
      settings.debts === debts &&
      settings.business === business &&
      settings.lent === lent &&
      settings.hawl === hawl
    );
  }) ?? null;
