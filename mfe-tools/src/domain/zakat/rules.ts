/** A rule of the calculation, and where it is published. */
export interface Rule {
  text: string;
  source: string;
  address: string;
}

const ummahWelfare = { source: 'Ummah Welfare Trust', address: 'http://www.uwt.org/site/article.asp?id=168' };

/** All rules by id. Scholars differ; each source is one published answer, not a ruling. */
export const rules = {
  money: {
    text: 'Cash and bank balances count in full.',
    source: 'Hasene',
    address: 'https://hasene.org.uk/could-you-explain-how-to-calculate-zakat-with-an-example/',
  },
  receivables: {
    text: 'Loans you gave count in full, even before they are repaid.',
    source: 'Fawatih',
    address: 'https://fawatih.com/answers/understanding-zakat-deductions',
  },
  goldByCarat: {
    text: 'Each carat separately: weight × carat ÷ 24 × the price of pure gold. Stones are not counted.',
    source: 'SeekersGuidance (Hanafi)',
    address: 'https://islamqa.org/hanafi/seekersguidance-hanafi/33007/zakat-on-gold-of-different-carats/',
  },
  jewellery: {
    text: 'Jewellery that is worn: due in the Hanafi school, exempt in the Maliki, Shafi‘i and Hanbali schools.',
    source: 'zakatrs (open source)',
    address: 'https://github.com/IRedDragonICY/zakatrs',
  },
  silverByPurity: {
    text: 'Weight × purity × the price of pure silver.',
    source: 'International Humanitarian Charity Project',
    address: 'https://www.ihcproject.com/general-zakah',
  },
  sharesTrading: {
    text: 'Shares bought for trading count at full market value.',
    source: 'Zoya',
    address: 'https://help.zoya.finance/en/articles/7244507-which-zakat-calculation-methodology-do-you-use',
  },
  sharesProxy25: {
    text: 'Long-term shares: 25 % of market value represents the company’s zakatable assets.',
    source: 'National Zakat Foundation',
    address:
      'https://help.nzf.org.uk/en/article/can-a-proxy-or-estimate-be-used-for-zakat-calculation-on-shares-purhcased-as-a-long-term-investment-13r2rbr/',
  },
  sharesProxy30: {
    text: 'Long-term shares: 30 % of market value if the balance sheet is unknown.',
    source: 'Zoya',
    address: 'https://help.zoya.finance/en/articles/7244507-which-zakat-calculation-methodology-do-you-use',
  },
  sharesFull: {
    text: 'Long-term shares: full market value.',
    source: 'Darul Ifta, Deoband',
    address: 'https://www.darulifta-deoband.com/home/en/Zakat--Charity/162527',
  },
  debtsNow: {
    text: 'Debts due now and personal loans to be repaid are deducted.',
    source: 'National Zakat Foundation',
    address:
      'https://help.nzf.org.uk/en/article/which-debts-can-be-deducted-from-my-zakat-calculation-1kk365e/',
  },
  debtsTwelve: {
    text: 'Of a long loan, the capital part of the next 12 instalments is deducted.',
    source: 'National Zakat Foundation',
    address:
      'https://help.nzf.org.uk/en/article/which-debts-can-be-deducted-from-my-zakat-calculation-1kk365e/',
  },
  debtsNext: {
    text: 'Of a long loan, only the next instalment is deducted.',
    source: 'SeekersGuidance (Hanafi)',
    address: 'https://seekersguidance.org/answers/hanafi-fiqh/zakat-long-term-debts/',
  },
  nisabTola: {
    text: 'Nisab: 7½ tola (87.48 g) of gold or 52½ tola (612.36 g) of silver. Mixed wealth is measured by silver.',
    ...ummahWelfare,
  },
  nisabMetric: {
    text: 'Nisab: 85 g of gold or 595 g of silver.',
    source: 'Islam Q&A',
    address: 'https://islamqa.info/index.php/hi/answers/214221',
  },
  rateLunar: { text: '2.5 % for each lunar year.', ...ummahWelfare },
  rateSolar: {
    text: '2.5 % × (1 + 11/354), about 2.577 %, when you calculate by the longer solar year.',
    source: 'IslamOnline',
    address: 'https://fiqh.islamonline.net/en/calculating-zakah-on-the-solar-calendar/',
  },
  hawl: {
    text: 'Due once a lunar year has passed since your wealth first reached the nisab.',
    source: 'zakatrs (open source)',
    address: 'https://github.com/IRedDragonICY/zakatrs',
  },
  providentFund: {
    text: 'A compulsory provident fund is not counted until you receive it.',
    source: 'Darul Ifta, Deoband',
    address: 'https://darulifta-deoband.com/home/en/zakat-charity/40970',
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
