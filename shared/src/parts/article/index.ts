/** The parts of an article, for the page of the blog and the preview of its writers. */
export { ArticleBlocks } from './ArticleBlocks';
export { LimitBars } from './LimitBars';
