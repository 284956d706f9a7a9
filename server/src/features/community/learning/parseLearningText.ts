import type { ArticleBlock } from '@tayyib/shared/contracts';
import { pictureAddress } from '../articles/pictureAddress';
import { parseTypedText } from '../posts/parsePost';

/** What the description of an event or a lesson shows. It is read once, when it is stored. */
export const parseLearningText = (markdown: string): ArticleBlock[] =>
  parseTypedText(markdown, pictureAddress);
