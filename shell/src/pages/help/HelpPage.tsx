import { useEffect, useState } from 'react';
import { useLocation } from '@tayyib/shared/sdk/router';
import { Fold, phoneWindow } from '@tayyib/shared/parts/page';
import { useMedia } from '@tayyib/shared/sdk/theme';
import { Icon, PageHeading } from '@tayyib/shared/sdk/ui';
import { formatCountOf } from '@tayyib/shared/values/format';
import { ActionLink } from '../../controls/actions';
import { HelpArticles } from './HelpArticles';
import styles from './help.module.css';
import { helpGroups, type HelpGroup } from './articles';
import { searchHelp } from './searchHelp';

/** The help center: a search over its articles, the articles by group, and the way to us. An address with `#…` opens that article. */
export default function HelpPage() {
  const [text, setText] = useState('');
  const { hash } = useLocation();
  const named = hash.slice(1);
  useEffect(() => {
    if (named !== '') document.getElementById(named)?.scrollIntoView();
  }, [named]);
  const isPhone = useMedia(phoneWindow);
  const isSearching = text.trim() !== '';
  return (
    <div className={styles.page}>
      <PageHeading title="Help Center" lead="Search the answers, or write to us." />
      <div role="search" className={styles.search}>
        <Icon name="search" />
        <input
          type="search"
          className={styles.searchField}
          aria-label="Search the help center"
          placeholder="What do you need help with?"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {isSearching ? (
        <Found text={text} />
      ) : (
        <>
          {!isPhone && (
            <nav aria-label="Topics" className={styles.topics}>
              {helpGroups.map(({ id, title }) => (
                <a key={id} href={`#${id}`}>
                  {title}
                </a>
              ))}
            </nav>
          )}
          <div className={styles.groups}>
            {helpGroups.map((group) => (
              <Group key={group.id} group={group} named={named} isFolded={isPhone} />
            ))}
          </div>
        </>
      )}
      <section aria-labelledby="something-else" className={styles.else}>
        <h2 id="something-else">Something else?</h2>
        <p>A person reads what you write, and answers here and by mail.</p>
        <div className={styles.buttons}>
          <ActionLink isPrimary to="/help_center/requests">
            Write to us
          </ActionLink>
          <ActionLink to="/help_center/requests#requests">My requests</ActionLink>
        </div>
      </section>
    </div>
  );
}

/** The articles about one thing. On a phone their topic opens them, unless the address names one of them. */
function Group({
  group: { id, title, articles },
  named,
  isFolded,
}: {
  group: HelpGroup;
  named: string;
  isFolded: boolean;
}) {
  const list = <HelpArticles articles={articles} opened={named} />;
  const heading = <h2 id={id}>{title}</h2>;
  const isNamed = named === id || articles.some((article) => article.id === named);
  return (
    <section aria-labelledby={id} className={isFolded ? styles.folded : styles.group}>
      {isFolded ? (
        <Fold
          key={String(isNamed)}
          isOpen={isNamed}
          summary={
            <>
              {heading} <span className={styles.hint}>{formatCountOf(articles.length, 'answer')}</span>
            </>
          }
        >
          <div className={styles.group}>{list}</div>
        </Fold>
      ) : (
        <>
          {heading}
          {list}
        </>
      )}
    </section>
  );
}

function Found({ text }: { text: string }) {
  const found = searchHelp(text);
  return (
    <section aria-labelledby="found" className={styles.group}>
      <h2 id="found" role="status">
        {found.length === 0
          ? 'No answer found'
          : found.length === 1
            ? 'One answer'
            : `${found.length} answers`}
      </h2>
      {found.length === 0 && <p>Try other words, or write to us below.</p>}
      {/* of another search, other answers are open */}
      <HelpArticles key={found[0]?.id} articles={found} opened={found[0]?.id} />
    </section>
  );
}
