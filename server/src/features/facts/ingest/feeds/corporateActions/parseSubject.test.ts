import fc from 'fast-check';
import { parseSubject } from './parseSubject';

const dividend = (dividendRupees: number) => ({ kind: 'dividend', priceFactor: null, dividendRupees });
const split = (priceFactor: number) => ({ kind: 'split', priceFactor, dividendRupees: null });
const bonus = (priceFactor: number) => ({ kind: 'bonus', priceFactor, dividendRupees: null });
const plain = (kind: string) => ({ kind, priceFactor: null, dividendRupees: null });

describe('an announcement', () => {
  it.each([
    ['Dividend - Rs 5 Per Share', [dividend(5)]],
    ['Dividend - Re 0.50 Per Sh', [dividend(0.5)]],
    ['Interim Dividend - Rs  3.25 Per Share', [dividend(3.25)]],
    ['Interimdividend - Re 1 Per Share', [dividend(1)]],
    ['Dividend - Rs 4 Per Share/Special Dividend - Rs 6 Per Share', [dividend(4), dividend(6)]],
    ['Dividend - Rs 4 Per Share And Special Dividend Rs 6 Per Share', [dividend(4), dividend(6)]],
    ['Interim Dividend - Rs 4 Per Share Special Dividend - Rs 6 Per Share', [dividend(4), dividend(6)]],
    ['Annual General Meeting/Dividend - Rs 5 Per Share', [plain('other'), dividend(5)]],
    ['Bonus 1:1', [bonus(0.5)]],
    ['Bonus 4:1', [bonus(0.2)]],
    ['Face Value Split (Sub-Division) - From Rs 10/- Per Share To Rs 2/- Per Share', [split(0.2)]],
    ['Face Value Split (Sub-Division) - From Rs 10/- Per Share To Re 1/- Per Share', [split(0.1)]],
    ['Consolidation Of Equity Shares From Re 1 Per Share To Rs 10 Per Share', [split(10)]],
    ['Rights 1:5 @ Premium Rs 90/-', [plain('rights')]],
    ['Demerger', [plain('demerger')]],
    ['Buy Back', [plain('buyback')]],
    ['Capital Reduction', [plain('scheme')]],
    ['Spin Off', [plain('scheme')]],
    ['Slump Sale', [plain('scheme')]],
    ['Composite Scheme', [plain('scheme')]],
    ['Composite Scheme Of Arrangement', [plain('scheme')]],
    ['Hive-Off', [plain('scheme')]],
    // Never guessed:
    ['Scheme Of Arrangement - Bonus Ncrps 4:1', [plain('other')]],
    ['Special Dividend - 10 Per Share', [plain('other')]],
    ['Interim Dividend - Rs Per 3 Share', [plain('other')]],
    ['Bonus 0:1', [plain('other')]],
    ['Dividend 50 %', [plain('other')]],
    [
      'Distribution - Rs 2 Per Unit Consisting Of Dividend - Rs 1 Per Unit/ Interest - Re 1 Per Unit',
      [plain('other')],
    ],
  ])('%s', (subject, actions) => {
    expect(parseSubject(subject)).toEqual(actions);
  });

  it('never breaks, and never bends a price by nothing or by nil', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.stringMatching(/^(Bonus|Dividend - Rs|Face Value Split From Rs) [\d:. /ToRsAnd-]*$/),
        ),
        (text) => {
          for (const { priceFactor, dividendRupees } of parseSubject(text)) {
            expect(
              priceFactor === null || (priceFactor > 0 && priceFactor !== 1 && Number.isFinite(priceFactor)),
            ).toBe(true);
            expect(dividendRupees === null || dividendRupees > 0).toBe(true);
          }
        },
      ),
    );
  });
});
