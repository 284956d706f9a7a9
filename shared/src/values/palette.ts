/** The page itself, as the spec sets it. */
export const pageBackground = { light: '#ffffff', dark: '#1b1b1b' };

/** Aubergine and gold. */
export const accents = {
  light: {
    primary: '#3d014b',
    link: '#6b1480',
    primarySoft: '#f5ecf8',
    gold: '#e9c46a',
    onGold: '#2b2000',
    goldSoft: '#fbf4e0',
  },
  dark: {
    primary: '#7f66bc',
    link: '#b9a5ea',
    primarySoft: '#2f2840',
    gold: '#e9c46a',
    onGold: '#2b2000',
    goldSoft: '#332b17',
  },
};

/** What a verdict says, and, in other colours, where a price goes. */
export const verdicts = {
  light: {
    compliant: '#0b6b3a',
    compliantBackground: '#e3f5ea',
    nonCompliant: '#a8071a',
    nonCompliantBackground: '#fdeaec',
    underReview: '#7a4b00',
    underReviewBackground: '#fdf1d8',
    up: '#0a6480',
    down: '#ad410a',
  },
  dark: {
    compliant: '#7ddba3',
    compliantBackground: '#16321f',
    nonCompliant: '#ff9c9c',
    nonCompliantBackground: '#3d1a1d',
    underReview: '#f2c46d',
    underReviewBackground: '#3a2c10',
    up: '#74cbe6',
    down: '#ffab7a',
  },
};

/** Greys with a touch of aubergine, from the page (50) to its text (900) in both modes. */
export const neutrals = {
  light: {
    neutral50: '#faf8fb',
    neutral100: '#f3eff5',
    neutral200: '#e4dce7',
    neutral300: '#cfc4d3',
    neutral400: '#a69aab',
    neutral500: '#7f7385',
    neutral600: '#5d5162',
    neutral700: '#463b4b',
    neutral800: '#322837',
    neutral900: '#1f1522',
  },
  dark: {
    neutral50: '#242326',
    neutral100: '#2d2b30',
    neutral200: '#3c3942',
    neutral300: '#504c57',
    neutral400: '#6d6876',
    neutral500: '#918b9b',
    neutral600: '#b6afbf',
    neutral700: '#cfc9d6',
    neutral800: '#e2dde8',
    neutral900: '#f1eef5',
  },
};

/** Lines and bars of a chart, in the order in which they are used; the second one is the gold of the focus. */
export const charts = {
  light: {
    chart1: '#6b1480',
    chart2: '#a87400',
    chart3: '#0f7685',
    chart4: '#c0396f',
    chart5: '#2f63c4',
    chart6: '#6f6576',
  },
  dark: {
    chart1: '#b9a5ea',
    chart2: '#e9c46a',
    chart3: '#5cc4cf',
    chart4: '#f08fb5',
    chart5: '#86b1ff',
    chart6: '#a49cae',
  },
};

export type Neutrals = (typeof neutrals)['light'];
export type ChartColors = (typeof charts)['light'];
