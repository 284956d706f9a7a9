import {
  emptyBusiness,
  emptyForm,
  emptyGold,
  emptySilver,
  toSheet,
  type BusinessRow,
  type GoldRow,
  type SilverRow,
  type ZakatForm,
} from '../zakat/zakatForm';
import { calculateZakat, type ZakatResult } from '../zakat/zakat';
import type { ZakatSettings } from '../zakat/zakatSheet';
import { toPaise } from '@tayyib/shared/values/amounts';
import { of, statement } from './publishedExamples.fixture';

interface Typed extends Partial<Omit<ZakatForm, 'gold' | 'silver' | 'settings'>> {
  gold?: Partial<GoldRow>;
  silver?: Partial<SilverRow>;
  settings?: Partial<ZakatSettings>;
  /** Per gram; without one everything reaches the nisab. */
  prices?: { gold: number; silver: number };
}

/** What the page comes to when this is typed. */
export function onPage({
  gold,
  silver,
  settings,
  prices = { gold: 1, silver: 0.01 },
  ...typed
}: Typed): ZakatResult {
  const form: ZakatForm = {
    ...emptyForm,
    ...typed,
    gold: [{ ...emptyGold, ...gold }],
    silver: [{ ...emptySilver, ...silver }],
    settings: { ...emptyForm.settings, ...settings },
  };
  return calculateZakat(toSheet(form), { gold: toPaise(prices.gold), silver: toPaise(prices.silver) });
}

export const rupees = (paise: number | null | undefined) => of(paise ?? 0).over(of(100));
export const net = ({ netPaise }: ZakatResult) => rupees(netPaise);
export const zakat = ({ duePaise }: ZakatResult) => rupees(duePaise);
export const line = ({ assets, debts }: ZakatResult, label: string) =>
  rupees([...assets, ...debts].find((each) => each.label === label)?.paise);
export const payable = (result: ZakatResult, published: boolean) => ({
  payable: statement(result.outcome === 'due', published),
});
/** Published to more decimals than money has, which the page rounds to. */
export const toThePaisa = { amount: '0.005', because: 'the page rounds to a paisa' };

/** A business with these figures, and no others. */
export const businessOf = (part: Partial<BusinessRow>): BusinessRow[] => [{ ...emptyBusiness, ...part }];
