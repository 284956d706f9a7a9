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
export type SchoolSettings = Pick<ZakatSettings, 'wornJewellery' | 'debts' | 'lent' | 'hawl'>;

export const schoolSettings: Readonly<Record<School, SchoolSettings>> = {
  hanafi: { wornJewellery: 'due', debts: 'deducted', lent: 'yearly', hawl: 'ends' },
  shafii: { wornJewellery: 'exempt', debts: 'ignored', lent: 'yearly', hawl: 'throughout' },
  maliki: { wornJewellery: 'exempt', debts: 'deducted', lent: 'received', hawl: 'throughout' },
  hanbali: { wornJewellery: 'exempt', debts: 'deducted', lent: 'yearly', hawl: 'throughout' },
};

/** The school all of whose settings are chosen; null for a mixture. */
export const schoolOf = (settings: SchoolSettings): School | null =>
  schools.find((school) => {
    const { wornJewellery, debts, lent, hawl } = schoolSettings[school];
    return (
      settings.wornJewellery === wornJewellery &&
      settings.debts === debts &&
      settings.lent === lent &&
      settings.hawl === hawl
    );
  }) ?? null;
