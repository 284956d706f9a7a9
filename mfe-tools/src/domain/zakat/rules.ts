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
    text: 'Each purity separately: weight × carat ÷ 24 × the price of pure gold. Stones are not counted.',
    source: 'SeekersGuidance (Hanafi)',
    address: 'https://islamqa.org/hanafi/seekersguidance-hanafi/33007/zakat-on-gold-of-different-carats/',
  },
  goldByPurity: {
    text: 'Weight × parts of pure gold in a thousand ÷ 1000 × the price of pure gold, as for a carat. Stones are not counted.',
    source: 'SeekersGuidance (Hanafi)',
    address: 'https://islamqa.org/hanafi/seekersguidance-hanafi/33007/zakat-on-gold-of-different-carats/',
  },
  jewellery: {
    text: 'Jewellery that is worn: due in the Hanafi school, exempt in the Maliki, Shafi‘i and Hanbali schools.',
    source: 'zakatrs (open source)',
    address: 'https://github.com/IRedDragonICY/zakatrs',
  },
  metalByOwnPrice: {
    text: 'Weight × the price of that carat or purity, which is reduced already. A jeweller’s value of the metal is that product.',
    source: 'Council of Ulama, South Africa',
    address:
      'http://councilofulama.co.za/index.php?option=com_content&view=article&id=83:method-of-calculating-zakaat-on-gold-jewellery&catid=34:islam&Itemid=61',
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
    text: 'Long-term shares: 25% of market value represents the company’s zakatable assets.',
    source: 'National Zakat Foundation',
    address:
      'https://help.nzf.org.uk/en/article/can-a-proxy-or-estimate-be-used-for-zakat-calculation-on-shares-purhcased-as-a-long-term-investment-13r2rbr/',
  },
  sharesProxy30: {
    text: 'Long-term shares: 30% of market value if the balance sheet is unknown.',
    source: 'Zoya',
    address: 'https://help.zoya.finance/en/articles/7244507-which-zakat-calculation-methodology-do-you-use',
  },
  sharesFull: {
    text: 'Long-term shares: full market value.',
    source: 'Darul Ifta, Deoband',
    address: 'https://www.darulifta-deoband.com/home/en/Zakat--Charity/162527',
  },
  sharesNetAssets: {
    text: 'Receivables, inventories, investments and cash of the company, less current loans, payables and current tax, ÷ its market value.',
    source: 'National Zakat Foundation',
    address:
      'https://nzf.org.uk/knowledge/can-you-give-a-step-by-step-guide-on-how-to-calculate-zakat-on-shares/',
  },
  sharesLiquidAssets: {
    text: 'Cash of the company and what is easily turned into cash, without deducting what it owes, ÷ its market value.',
    source: 'Islamic Finance Guru',
    address:
      'https://www.islamicfinanceguru.com/general/calculate-zakat-on-stocks-shares-islamicfinanceguru/',
  },
  businessStock: {
    text: 'Goods for sale count at today’s selling value. Premises, machines and vehicles in use do not.',
    source: 'Zakat.com',
    address: 'https://zakat.com/learn/what-do-i-need-to-pay-zakat-on',
  },
  businessNet: {
    text: 'Of a business: money, goods for sale and what customers owe, less what it has to pay within twelve months. Premises, machines and vehicles in use do not count.',
    source: 'Muis, Singapore',
    address: 'https://www.zakat.sg/types-of-zakat/zakat-on-business/',
  },
  businessAssets: {
    text: 'Shafi‘i: what a business owes is not deducted, as a debt does not reduce the zakat on what you own.',
    source: 'Mughniyyah, The Five Schools of Islamic Law',
    address: 'https://www.al-islam.org/five-schools-islamic-law-allamah-muhammad-jawad-maghniyyah/zakat',
  },
  businessShare: {
    text: 'A shareholder of a business that is not listed pays on the same part of its zakatable assets less its liabilities; a partner by the share of profit.',
    source: 'Hidaya Trust',
    address: 'http://www.hidayatrust.org/index.php?option=com_content&view=article&id=105',
  },
  propertyToSell: {
    text: 'Property bought to sell counts in full. A home or a let property does not.',
    source: 'Zakat.com',
    address: 'https://zakat.com/learn/what-do-i-need-to-pay-zakat-on',
  },
  rent: {
    text: 'A let property does not count; the rent you still have does.',
    source: 'Zakat.com',
    address: 'https://zakat.com/learn/what-do-i-need-to-pay-zakat-on',
  },
  crypto: {
    text: 'Cryptocurrency counts like cash, at today’s value.',
    source: 'Zakat.com',
    address: 'https://zakat.com/learn/what-do-i-need-to-pay-zakat-on',
  },
  strongDebt: {
    text: 'Money for goods you sold in trade is a strong debt: it counts each year.',
    source: 'Al-Qalam (Hanafi)',
    address: 'https://alqalam.org.uk/research-papers/categorising-debt-for-zakat-purposes/',
  },
  weakDebt: {
    text: 'An inheritance or dowry not yet received, and a debt that cannot be recovered, do not count until received.',
    source: 'Al-Qalam (Hanafi)',
    address: 'https://alqalam.org.uk/research-papers/categorising-debt-for-zakat-purposes/',
  },
  doubtfulDebt: {
    text: 'Doubtful debts count by how likely they are to be paid: type that part of the amount.',
    source: 'IslamOnline, Dr. Monzer Kahf',
    address: 'https://fiqh.islamonline.net/en/zakah-on-debts/',
  },
  lentUntilReceived: {
    text: 'Maliki: money lent counts once it is back, for one year.',
    source: 'IslamOnline, Dr. Monzer Kahf',
    address: 'https://fiqh.islamonline.net/en/zakah-on-debts/',
  },
  insurancePremiums: {
    text: 'Of life insurance, all premiums paid so far count.',
    source: 'Darul Ihsan (Hanafi)',
    address: 'https://islamqa.org/hanafi/darulihsan/76725',
  },
  insuranceNone: {
    text: 'Premiums that cannot be refunded are no longer yours and do not count.',
    source: 'Darul Uloom Abubakr',
    address: 'http://darululoomabubakr.blogspot.com/2009/09/zakaat-on-insurance-policies.html',
  },
  voluntaryFund: {
    text: 'What you paid into a voluntary provident fund counts each year.',
    source: 'Mansoor Danish, lecture',
    address: 'https://muslimcentral.com/mansoor-danish-is-zakah-zakat-payable-on-provident-fund_/',
  },
  fundVested: {
    text: 'What of a pension is already yours counts.',
    source: 'zakatrs (open source)',
    address: 'https://github.com/IRedDragonICY/zakatrs',
  },
  pensionReceived: {
    text: 'A pension fund that you have to join counts once you receive it.',
    source: 'Darul Uloom Zakariyya (Hanafi)',
    address:
      'https://duz.co.za/index.php/fatawaa/69-al-zakh/180-is-zakaat-payable-on-contributions-to-pension-funds',
  },
  pensionAccessible: {
    text: 'Of a pension fund, what you have free access to counts: what you could withdraw now.',
    source: 'Know Your Deen',
    address: 'https://knowyourdeen.com/qa/?p=16574',
  },
  pensionProxy25: {
    text: 'Of a pension fund invested in shares, 25% of its value represents what is zakatable.',
    source: 'National Zakat Foundation',
    address: 'https://nzf.org.uk/knowledge/is-zakat-due-on-an-equity-pension/',
  },
  pensionFull: {
    text: 'A pension fund that you joined by choice counts in full, like savings.',
    source: 'Darul Uloom Zakariyya (Hanafi)',
    address:
      'https://duz.co.za/index.php/fatawaa/69-al-zakh/180-is-zakaat-payable-on-contributions-to-pension-funds',
  },
  purifyFirst: {
    text: 'Interest and other impure income is not yours: it is deducted first, and given away without being zakat.',
    source: 'National Zakat Foundation',
    address:
      'https://nzf.org.uk/knowledge/i-have-thousands-of-pounds-of-interest-money-from-previous-years-how-does-this-affect-missed-zakat',
  },
  debtsWhole: {
    text: 'Hanbali: debts are paid first, and zakat is due on what remains.',
    source: 'Mughniyyah, The Five Schools of Islamic Law',
    address: 'https://www.al-islam.org/five-schools-islamic-law-allamah-muhammad-jawad-maghniyyah/zakat',
  },
  debtsIgnored: {
    text: 'Shafi‘i: a debt does not reduce the zakat on what you own.',
    source: 'Mughniyyah, The Five Schools of Islamic Law',
    address: 'https://www.al-islam.org/five-schools-islamic-law-allamah-muhammad-jawad-maghniyyah/zakat',
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
  rateLunar: { text: '2.5% for each lunar year.', ...ummahWelfare },
  rateSolar: {
    text: '2.5% × (1 + 11/354), about 2.577%, when you calculate by the longer solar year.',
    source: 'IslamOnline',
    address: 'https://fiqh.islamonline.net/en/calculating-zakah-on-the-solar-calendar/',
  },
  hawl: {
    text: 'Due once a lunar year has passed since your wealth first reached the nisab.',
    source: 'zakatrs (open source)',
    address: 'https://github.com/IRedDragonICY/zakatrs',
  },
  hawlEnds: {
    text: 'Hanafi: wealth must reach the nisab on the first and the last day of the year; falling below it in between does not matter.',
    source: 'Fiqh us-Sunnah',
    address: 'https://www.alim.org/hadith/fiqh-us-sunnah/3/8/',
  },
  hawlTotalLoss: {
    text: 'Hanafi: if wealth falls to nothing within the year, the year ends; a new one starts when the nisab is reached again.',
    source: 'Islamic Portal (Hanafi)',
    address: 'https://islamicportal.co.uk/wealth-decreases-to-less-than-nisab-during-the-year/',
  },
  hawlThroughout: {
    text: 'Maliki, Shafi‘i and Hanbali: falling below the nisab ends the year; a new one starts when you reach it again.',
    source: 'Fiqh us-Sunnah',
    address: 'https://www.alim.org/hadith/fiqh-us-sunnah/3/8/',
  },
  providentFund: {
    text: 'A compulsory provident fund is not counted until you receive it.',
    source: 'Darul Ifta, Deoband',
    address: 'https://darulifta-deoband.com/home/en/zakat-charity/40970',
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
