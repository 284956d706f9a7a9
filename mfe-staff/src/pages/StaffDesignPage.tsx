import { PageHeading } from '@tayyib/shared/sdk/ui';
import { ColorSection } from '../components/design/ColorSection';
import { ControlSection } from '../components/design/ControlSection';
import { EmptySection } from '../components/design/EmptySection';
import { PillSection } from '../components/design/PillSection';
import { ScaleSection } from '../components/design/ScaleSection';
import { TableSection } from '../components/design/TableSection';
import { TypeSection } from '../components/design/TypeSection';
import styles from '../components/design/design.module.css';

const sections = [
  { id: 'colours', title: 'Colours', Section: ColorSection },
  { id: 'type', title: 'Type', Section: TypeSection },
  { id: 'scale', title: 'Space, radii and shadows', Section: ScaleSection },
  { id: 'controls', title: 'Controls', Section: ControlSection },
  { id: 'pills', title: 'Pills, stats and messages', Section: PillSection },
  { id: 'tables', title: 'Tables', Section: TableSection },
  { id: 'empty', title: 'Empty states and skeletons', Section: EmptySection },
] as const;

/** Every token and component with its states, in the theme of the page: what a new page is made of. */
export default function StaffDesignPage() {
  return (
    <div className={styles.page}>
      <PageHeading
        title="Design"
        lead="Every token and component with its states. Switch the theme in the top bar to see the other mode."
      />
      <nav aria-label="Sections" className={styles.nav}>
        {sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {sections.map(({ id, title, Section }) => (
        <section key={id} aria-labelledby={id} className={styles.section}>
          <h2 id={id}>{title}</h2>
          <Section />
        </section>
      ))}
    </div>
  );
}
