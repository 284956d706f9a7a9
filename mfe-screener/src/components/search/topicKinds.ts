import type { SearchTopic } from '@tayyib/shared/contracts';

interface TopicKind {
  type: SearchTopic['type'];
  title: string;
  /** What one of them is called beside its name. */
  label: string;
  address: (id: string) => string;
}

/** The kinds of search results beside stocks and IPOs, in the order shown. */
export const topicKinds: readonly TopicKind[] = [
  { type: 'index', title: 'Indices', label: 'index', address: (id) => pageOf('/indices_stocks', id) },
  { type: 'industry', title: 'Industries', label: 'industry', address: (id) => pageOf('/industry', id) },
  { type: 'fund', title: 'Mutual funds', label: 'fund', address: (id) => pageOf('/mutualfund', id) },
];

const pageOf = (path: string, id: string) => `${path}?id=${encodeURIComponent(id)}`;

/** The page of an index, an industry or a fund. */
export const topicAddress = ({ type, id }: SearchTopic): string =>
  topicKinds.find((kind) => kind.type === type)?.address(id) ?? '/dashboard';
