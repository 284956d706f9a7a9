import { productName } from '@tayyib/shared/brand';

export interface Slide {
  id: 'welcome' | 'watchlists' | 'ipos' | 'discovery';
  title: string;
  text: string;
}

/** The banner's four messages, in the spec's order. */
export const slides: readonly [Slide, ...Slide[]] = [
  {
    id: 'welcome',
    title: `Assalamu Alaikum, and welcome to ${productName}`,
    text: 'Halal investing in Indian companies, with the reasons on the table.',
  },
  {
    id: 'watchlists',
    title: 'Watchlists that remember',
    text: 'Group the companies you care about and find them again on every device.',
  },
  {
    id: 'ipos',
    title: 'Halal IPOs, before they list',
    text: 'New issues are checked against the same rules as every listed company.',
  },
  {
    id: 'discovery',
    title: 'Discover Shariah-compliant stocks',
    text: 'Filter the whole market by verdict, sector, size and ratios.',
  },
];
