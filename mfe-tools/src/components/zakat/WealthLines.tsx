import { useState } from 'react';
import { Info } from '@tayyib/shared/parts/page';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { maxWealthLines, type WealthBook, type WealthName } from '../../domain/zakat/wealthLines';
import { NameLine } from './NameLine';
import styles from './WealthLines.module.css';

interface Props {
  book: WealthBook;
  chosen: WealthName;
  onChoose: (id: string) => void;
  onAdd: (name: string) => void;
  onRename: (id: string, name: string) => void;
  onRemove: (id: string) => void;
}

/** The lines of wealth: which one is shown, and adding, renaming and removing one. */
export function WealthLines({ book, chosen, onChoose, onAdd, onRename, onRemove }: Props) {
  const [naming, setNaming] = useState<'new' | 'chosen' | null>(null);
  const { lines } = book;
  const hasMany = lines.length > 1;
  return (
    <section className={styles.lines} aria-label="Lines of wealth">
      <div className={styles.switcher} role="group" aria-label="Line of wealth">
        {hasMany &&
          lines.map(({ id, name }) => (
            <Button
              key={id}
              type={id === chosen.id ? 'primary' : 'default'}
              aria-pressed={id === chosen.id}
              onClick={() => {
                setNaming(null);
                onChoose(id);
              }}
            >
              {name}
            </Button>
          ))}
        {lines.length < maxWealthLines && naming === null && (
          <Button icon={<Icon name="plus" />} onClick={() => setNaming('new')}>
            Add a line of wealth
          </Button>
        )}
        {naming === null && (
          <Info about="What a line of wealth is">
            Wealth with a zakat year of its own, such as that of a child or of a business. Each line has its
            own amounts, zakat year and saved years.
          </Info>
        )}
      </div>
      {naming !== null && (
        <NameLine
          key={naming}
          book={book}
          wealth={naming === 'chosen' ? chosen : null}
          onName={(name) => {
            setNaming(null);
            if (naming === 'new') onAdd(name);
            else onRename(chosen.id, name);
          }}
          onCancel={() => setNaming(null)}
        />
      )}
      {hasMany && naming === null && (
        <div className={styles.actions}>
          <Button size="small" onClick={() => setNaming('chosen')}>{`Rename ${chosen.name}`}</Button>
          <Button size="small" onClick={() => onRemove(chosen.id)}>{`Remove ${chosen.name}`}</Button>
        </div>
      )}
    </section>
  );
}
