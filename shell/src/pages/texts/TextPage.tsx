import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ReadingPage } from './ReadingPage';

interface Props {
  title: string;
  lead: string;
  /** Whether it has a table that needs the whole width. Its contents are then above the text. */
  isWide?: boolean;
  children: ReactNode;
}

/** A text page: one heading, then plain sections, whose headings are its table of contents. */
export function TextPage({ title, lead, isWide = false, children }: Props) {
  const parts = Children.toArray(children);
  const contents = parts
    .filter(isSection)
    .map(({ props }) => ({ id: idOf(props.children), title: props.children }));
  return (
    <ReadingPage title={title} lead={lead} isWide={isWide} contents={contents}>
      {parts.map((part) => (isSection(part) ? cloneElement(part, { id: idOf(part.props.children) }) : part))}
    </ReadingPage>
  );
}

interface SectionProps {
  id?: string;
  children: string;
}

const isSection = (part: ReactNode): part is ReactElement<SectionProps> =>
  isValidElement<{ children?: unknown }>(part) &&
  part.type === 'h2' &&
  typeof part.props.children === 'string';

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
