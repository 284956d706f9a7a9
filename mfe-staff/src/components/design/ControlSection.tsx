import { RowButton } from '@tayyib/shared/parts/tables';
import { Button, Icon, Input } from '@tayyib/shared/sdk/ui';
import { Checkbox, Radio, Switch } from '@tayyib/shared/sdk/controls';
import { Select, Slider } from '@tayyib/shared/sdk/selects';
import styles from './design.module.css';

const standards = ['TASIS', 'AAOIFI', 'MSCI'].map((name) => ({ value: name, label: name }));

/** Buttons, fields and choices with their states. */
export const ControlSection = () => (
  <>
    <h3>Buttons</h3>
    <div className={styles.row}>
      <Button type="primary">Primary</Button>
      <Button>Default</Button>
      <Button type="text">Text</Button>
      <Button type="link">Link</Button>
      <Button danger>Danger</Button>
      <Button type="primary" icon={<Icon name="plus" />}>
        With an icon
      </Button>
      <Button type="primary" loading>
        Loading
      </Button>
      <Button type="primary" disabled>
        Disabled
      </Button>
    </div>
    <div className={styles.row}>
      <Button size="small">Small, 28 px</Button>
      <RowButton label="In a row, 28 px" onPress={() => {}}>
        In a row, 28 px
      </RowButton>
      <Button>Standard, 36 px</Button>
      <Button size="large">Large, 44 px</Button>
    </div>
    <h3>Fields</h3>
    <div className={styles.wide}>
      <div className={styles.field}>
        <label htmlFor="design-name">Name</label>
        <Input id="design-name" placeholder="For example Tata" />
      </div>
      <div className={styles.field}>
        <label htmlFor="design-wrong">With an error</label>
        <Input id="design-wrong" defaultValue="Tata" status="error" aria-invalid="true" />
      </div>
      <div className={styles.field}>
        <label htmlFor="design-off">Disabled</label>
        <Input id="design-off" defaultValue="Tata" disabled />
      </div>
    </div>
    <h3>Select</h3>
    <div className={styles.wide}>
      <div className={styles.field}>
        <label htmlFor="design-native">Few choices: the browser's own</label>
        <select id="design-native" defaultValue="TASIS">
          {standards.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor="design-many">Many, with search</label>
        <Select id="design-many" aria-label="Many, with search" defaultValue="TASIS" options={standards} />
      </div>
    </div>
    <h3>Choices</h3>
    <div className={styles.row}>
      <label className={styles.check}>
        <input type="checkbox" /> Off
      </label>
      <label className={styles.check}>
        <input type="checkbox" defaultChecked /> On
      </label>
      <label className={styles.check}>
        <input type="checkbox" disabled /> Disabled
      </label>
      <Checkbox defaultChecked>In a form</Checkbox>
      <label className={styles.check}>
        <input type="radio" name="design-radio" defaultChecked /> One
      </label>
      <label className={styles.check}>
        <input type="radio" name="design-radio" /> Other
      </label>
      <Radio defaultChecked>In a form</Radio>
      <Switch defaultChecked aria-label="Switch" />
    </div>
    <Slider defaultValue={25} ariaLabelForHandle="Limit" />
  </>
);
