import { useEffect, useState } from 'react';
import { communityTopics, communityTopicTitles } from '@tayyib/shared/community-topics';
import { SelectField } from '@tayyib/shared/parts/fields';
import { Button, Icon, Input } from '@tayyib/shared/sdk/ui';
import { useFollowCommunityTopicMutation } from '../api/communityApi';
import { useGetCommunityTopicsQuery } from '../api/postsApi';
import { filters, sorts, type useThreadChoice } from '../state/useThreadChoice';
import styles from './ThreadTools.module.css';

const pauseMs = 300;
const topicOptions = [
  { value: '', label: 'All topics' },
  ...communityTopics.map((value) => ({ value, label: communityTopicTitles[value] })),
];

/** Search, topic, order and choice of the list. */
export function ThreadTools({ choice, q, change }: ReturnType<typeof useThreadChoice>) {
  const { sort, topic, only } = choice;
  return (
    <div className={styles.tools} role="search">
      <SearchField q={q} onSearch={(text) => change('q', text)} />
      <SelectField
        label="Topic"
        value={topic ?? ''}
        options={topicOptions}
        onChange={(value) => change('topic', value)}
      />
      <SelectField
        label="Show"
        value={only ?? ''}
        options={filters}
        onChange={(value) => change('only', value)}
      />
      <SelectField label="Order" value={sort} options={sorts} onChange={(value) => change('sort', value)} />
      {topic !== undefined && <FollowTopic topic={topic} />}
    </div>
  );
}

/** Searches after a pause in typing. */
function SearchField({ q, onSearch }: { q: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    if (typed.trim() === q) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim().length < 2 ? '' : typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <Input
      className={styles.search}
      type="search"
      allowClear
      aria-label="Search the community"
      placeholder="Search threads and replies"
      prefix={<Icon name="search" />}
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

function FollowTopic({ topic }: { topic: (typeof communityTopics)[number] }) {
  const { data } = useGetCommunityTopicsQuery();
  const [follow, { isLoading }] = useFollowCommunityTopicMutation();
  if (!data) return null;
  const isFollowed = data.topics.includes(topic);
  return (
    <Button
      className={styles.follow}
      icon={<Icon name="bell" />}
      aria-pressed={isFollowed}
      loading={isLoading}
      onClick={() => void follow({ topic, isFollowed: !isFollowed })}
    >
      {isFollowed ? 'Following this topic' : 'Follow this topic'}
    </Button>
  );
}
