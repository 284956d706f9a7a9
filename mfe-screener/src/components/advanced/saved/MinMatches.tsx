import { useId, useState, type FormEvent } from 'react';
import type { SavedScreen } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import { useChangeFollowingMutation } from '../../../api/screensApi';
import { matchesIn, maxMinMatches } from '../../../domain/screens/following';
import styles from '../advanced.module.css';

/** The smallest number of matches at which a followed screen raises alerts. */
export function MinMatches({ saved: { id, name, minMatches } }: { saved: SavedScreen }) {
  const fieldId = useId();
  const [typed, setTyped] = useState(String(minMatches));
  const [change, { error, isLoading }] = useChangeFollowingMutation();
  const wanted = matchesIn(typed);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== null) void change({ id, minMatches: wanted });
  };
  return (
    <form className={styles.fields} onSubmit={save}>
      <span aria-hidden="true">Alert at or above</span>
      <Input
        aria-label={`Alert at or above, matches of ${name}`}
        size="small"
        inputMode="numeric"
        maxLength={8}
        style={{ width: 64 }}
        value={typed}
        status={wanted === null ? 'error' : undefined}
        aria-invalid={wanted === null}
        aria-describedby={`${fieldId}-unit`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <span id={`${fieldId}-unit`}>
        {wanted === null ? `matches: a number from 1 to ${maxMinMatches}` : 'matches'}
      </span>
      {wanted !== minMatches && (
        <Button size="small" htmlType="submit" loading={isLoading} disabled={wanted === null}>
          Save
        </Button>
      )}
      {error && <span role="alert">{toMessage(error)}</span>}
    </form>
  );
}
