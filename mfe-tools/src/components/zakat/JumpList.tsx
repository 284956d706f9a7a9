import { sectionId } from '../Section';
import styles from './JumpList.module.css';

const titles = [
  'Money',
  'Gold',
  'Silver',
  'Shares',
  'Money others owe you',
  'Business and property',
  'Provident fund, pension and insurance',
  'What you owe',
  'Your zakat year',
  'Choices',
];

/** On a phone, links to the sections of the form, which is many screens long. */
export function JumpList() {
  return (
    <nav className={styles.list} aria-label="Sections of the form">
      {titles.map((title) => (
        <a key={title} href={`#${sectionId(title)}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}
