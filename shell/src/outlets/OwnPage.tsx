import { usePageTitle } from '../navigation/usePageTitle';
import { Fetched, type LoadPage } from './Fetched';

/** A page of the shell itself. */
export function OwnPage({ title, load }: { title: string; load: LoadPage }) {
  usePageTitle(title);
  return <Fetched title={title} load={load} />;
}
