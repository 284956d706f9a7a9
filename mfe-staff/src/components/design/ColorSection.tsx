import { useSyncExternalStore } from 'react';
import { tokens, variableOf, type ColorTokens } from '@tayyib/shared/sdk/theme';
import styles from './design.module.css';

const isOneOf = (names: readonly string[]) => (name: string) => names.includes(name);
const grounds = [
  'background',
  'surface',
  'border',
  'text',
  'textSecondary',
  'scrim',
  'stage',
  'onStage',
  'stageDanger',
];
const prices = ['up', 'down'];

const groups: readonly { title: string; has: (name: string) => boolean }[] = [
  { title: 'Page', has: isOneOf(grounds) },
  {
    title: 'Aubergine and gold',
    has: (name) => /^(primary|link|on(Primary|Gold)|gold|aubergine)/.test(name),
  },
  { title: 'Verdicts', has: (name) => /^(compliant|nonCompliant|underReview)/.test(name) },
  { title: 'Moving prices', has: isOneOf(prices) },
  { title: 'Neutrals', has: (name) => name.startsWith('neutral') },
  { title: 'Charts', has: (name) => name.startsWith('chart') },
];

/** The colours of the mode that is on. */
export function ColorSection() {
  const mode = useSyncExternalStore(onModeChange, () =>
    document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  );
  return groups.map(({ title, has }) => (
    <div key={title}>
      <h3>{title}</h3>
      <ul className={styles.grid}>
        {Object.entries(tokens[mode])
          .filter(([name]) => has(name))
          .map(([name, value]) => (
            <Swatch key={name} name={name} value={value} />
          ))}
      </ul>
    </div>
  ));
}

const Swatch = ({ name, value }: { name: string; value: ColorTokens[keyof ColorTokens] }) => (
  <li className={styles.swatch}>
    <span style={{ background: `var(${variableOf(name)})` }} />
    <div>
      <b>{variableOf(name).replace('--color-', '')}</b>
      <code>{value}</code>
    </div>
  </li>
);

/** The mode is a class of the document. */
function onModeChange(update: () => void): () => void {
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
