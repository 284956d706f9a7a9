import { useGetCommunityPostsInfiniteQuery } from '../api/postsApi';
import { authorNames } from '../domain/mentions';
import { ComposeForm } from './ComposeForm';
import styles from './NewPost.module.css';

/** The form for a post that begins a conversation. It suggests the authors of the loaded posts, who can be read below it. */
export function NewPost({ viewerId }: { viewerId: string }) {
  const { data } = useGetCommunityPostsInfiniteQuery();
  const others = data?.pages.flatMap(({ posts }) => posts).filter(({ author }) => author.id !== viewerId);
  return (
    <div className={styles.card}>
      <ComposeForm
        label="Write to the community"
        placeholder="Ask a question or share what you have learnt"
        action="Post"
        rows={4}
        names={authorNames(others ?? [])}
      />
    </div>
  );
}
