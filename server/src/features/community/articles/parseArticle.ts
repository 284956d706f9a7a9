import type { ArticleBlock } from '@tayyib/shared/contracts';
import { parseMarkdown } from '../../../lib/parseMarkdown';
import { pictureAddress } from './pictureAddress';

const wordsPerMinute = 220;

/** What an article shows. */
export const parseArticle = (markdown: string): ArticleBlock[] =>
  parseMarkdown(markdown, { pictures: pictureAddress });

/** How many minutes it takes to read. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(markdown.split(/\s+/).length / wordsPerMinute));
}
