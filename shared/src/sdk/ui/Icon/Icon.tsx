import {
  AppstoreOutlined,
  AudioOutlined,
  BankOutlined,
  BellOutlined,
  BookOutlined,
  BuildOutlined,
  BulbOutlined,
  CalculatorOutlined,
  CalendarOutlined,
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  CompassOutlined,
  CrownOutlined,
  DashboardOutlined,
  DatabaseOutlined,
  DeleteOutlined,
  DownOutlined,
  EditOutlined,
  ExclamationCircleFilled,
  EyeOutlined,
  FileDoneOutlined,
  FilterOutlined,
  FundOutlined,
  GoldOutlined,
  HeartOutlined,
  HolderOutlined,
  HomeOutlined,
  InfoCircleOutlined,
  LineChartOutlined,
  LockOutlined,
  LogoutOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  MoonOutlined,
  PhoneOutlined,
  PieChartOutlined,
  PlusOutlined,
  QuestionCircleOutlined,
  ReadOutlined,
  ReloadOutlined,
  RocketOutlined,
  SafetyCertificateOutlined,
  SearchOutlined,
  SendOutlined,
  StarOutlined,
  SunOutlined,
  TeamOutlined,
  UpOutlined,
  UserOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons-svg';
import styles from './Icon.module.css';

const icons = {
  apps: AppstoreOutlined,
  audio: AudioOutlined,
  bank: BankOutlined,
  bell: BellOutlined,
  blocks: BuildOutlined,
  book: BookOutlined,
  bulb: BulbOutlined,
  calculator: CalculatorOutlined,
  calendar: CalendarOutlined,
  check: CheckCircleFilled,
  close: CloseOutlined,
  community: TeamOutlined,
  compass: CompassOutlined,
  cross: CloseCircleFilled,
  crown: CrownOutlined,
  dashboard: DashboardOutlined,
  database: DatabaseOutlined,
  delete: DeleteOutlined,
  done: FileDoneOutlined,
  down: DownOutlined,
  drag: HolderOutlined,
  edit: EditOutlined,
  eye: EyeOutlined,
  filter: FilterOutlined,
  fund: FundOutlined,
  gold: GoldOutlined,
  heart: HeartOutlined,
  help: QuestionCircleOutlined,
  home: HomeOutlined,
  info: InfoCircleOutlined,
  lineChart: LineChartOutlined,
  lock: LockOutlined,
  logout: LogoutOutlined,
  menu: MenuOutlined,
  menuFold: MenuFoldOutlined,
  menuUnfold: MenuUnfoldOutlined,
  moon: MoonOutlined,
  phone: PhoneOutlined,
  pieChart: PieChartOutlined,
  plus: PlusOutlined,
  read: ReadOutlined,
  reload: ReloadOutlined,
  rocket: RocketOutlined,
  safety: SafetyCertificateOutlined,
  search: SearchOutlined,
  send: SendOutlined,
  star: StarOutlined,
  sun: SunOutlined,
  up: UpOutlined,
  user: UserOutlined,
  video: VideoCameraOutlined,
  warning: ExclamationCircleFilled,
} as const;

export type IconName = keyof typeof icons;

/**
 * An icon by its name in `module.json`; an unknown name shows a default icon. Of antd's icons only the shapes are used: a row of a
 * table can have two, and antd's component for them renders several times as slowly as an element.
 */
export function Icon({ name, label }: { name: string; label?: string }) {
  const { icon } = isIconName(name) ? icons[name] : icons.apps;
  if (typeof icon === 'function') throw new Error(`The icon ${name} has two tones.`);
  const { attrs, children = [] } = icon;
  return (
    <svg
      className={styles.icon}
      viewBox={attrs['viewBox']}
      fillRule={attrs['fill-rule'] === 'evenodd' ? 'evenodd' : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children.map(({ attrs: { d } }) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
