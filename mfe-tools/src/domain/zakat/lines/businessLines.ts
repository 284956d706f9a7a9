import { Fraction, inRupees, toWholePaise } from '@tayyib/shared/values/amounts';
import { partOf } from '../amounts';
import type { ZakatLine } from '../ZakatLine';
import type { BusinessHolding, ZakatSettings } from '../zakatSheet';

/**
 * Businesses that are not listed: current assets, less current liabilities by choice, and of that the part that the user owns. A
 * business that owes more than it has counts as nothing, and does not reduce other wealth.
 * Sources: https://www.zakat.sg/types-of-zakat/zakat-on-business/,
 * http://www.hidayatrust.org/index.php?option=com_content&view=article&id=105
 */
export const businessLines = (
  businesses: readonly BusinessHolding[],
  { business }: Pick<ZakatSettings, 'business'>,
): ZakatLine[] =>
  businesses
    .filter(({ cash, goods, receivables }) => cash + goods + receivables > 0)
    .map((row) => {
      const { name, cash, goods, receivables, liabilities, percent } = row;
      const assets = cash + goods + receivables;
      const isNet = business === 'net';
      const counted = isNet ? Math.max(0, assets - liabilities) : assets;
      const paise = toWholePaise(partOf(Fraction.of(counted), percent));
      const isAll = percent === 100;
      const what = isNet ? 'Current assets less current liabilities' : 'Current assets';
      return {
        label: name,
        details: isAll ? what : `${what}, ${percent}% of it yours`,
        paise,
        rule: isNet ? (isAll ? 'businessNet' : 'businessShare') : 'businessAssets',
        working: [
          `Money ${inRupees(cash)} + goods for sale ${inRupees(goods)} + owed by customers ${inRupees(receivables)} = ${inRupees(assets)}.`,
          ...owedSteps(assets, liabilities, isNet),
          ...(isAll ? [] : [`${inRupees(counted)} × ${percent}% = ${inRupees(paise)}.`]),
        ],
      };
    });

function owedSteps(assets: number, liabilities: number, isNet: boolean): string[] {
  if (liabilities === 0) return [];
  if (!isNet) return [`What it owes, ${inRupees(liabilities)}, is not deducted by your choice.`];
  if (liabilities <= assets)
    return [`− what it owes, ${inRupees(liabilities)} = ${inRupees(assets - liabilities)}.`];
  return [
    `It owes ${inRupees(liabilities)}, which is more: nothing of it counts.`,
    'If you have to pay the rest yourself, enter that under What you owe.',
  ];
}
