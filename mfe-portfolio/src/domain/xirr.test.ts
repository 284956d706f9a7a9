import { xirr } from './xirr';

const flowsOf = (text: string) =>
  text.split(' ').map((each) => {
    const [day = '', rupees = ''] = each.split('=');
    return { day, paise: Number(rupees) * 100 };
  });

describe('XIRR', () => {
  it.each([
    [
      'the example of the spreadsheet manuals of Microsoft and Google',
      '2008-01-01=-10000 2008-03-01=2750 2008-10-30=4250 2009-02-15=3250 2009-04-01=2750',
      0.373_362_535,
    ],
    [
      'the example of the manual of LibreOffice',
      '2001-01-01=-10000 2001-02-01=2000 2001-03-15=2500 2001-05-12=5000 2001-08-10=1000',
      0.1828,
    ],
    ['ten percent in a year of 365 days', '2023-01-01=-1000 2024-01-01=1100', 0.1],
    ['a loss of a half in a year', '2023-01-01=-1000 2024-01-01=500', -0.5],
    ['a loss of nearly everything', '2023-01-01=-1000 2024-01-01=1', -0.999],
    ['doubling in a month', '2023-01-01=-1000 2023-02-01=2000', 2 ** (365 / 31) - 1],
    ['money back without growth', '2023-01-01=-1000 2024-07-01=1000', 0],
    ['flows in another order', '2024-01-01=1100 2023-01-01=-1000', 0.1],
  ])('gives %s', (_what, flows, rate) => {
    expect(xirr(flowsOf(flows))).toBeCloseTo(rate, 4);
  });

  it.each([
    ['only purchases', '2023-01-01=-1000 2024-01-01=-500'],
    ['only income', '2023-01-01=1000'],
    ['everything on one day', '2023-01-01=-1000 2023-01-01=1100'],
  ])('is not defined for %s', (_what, flows) => {
    expect(xirr(flowsOf(flows))).toBeNull();
  });

  it('is not defined without flows', () => {
    expect(xirr([])).toBeNull();
  });
});
