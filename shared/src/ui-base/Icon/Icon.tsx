import {
  AppstoreOutlined,
  AudioOutlined,
  BankOutlined,
  BellOutlined,
  BulbOutlined,
  CalculatorOutlined,
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  CompassOutlined,
  CrownOutlined,
  DashboardOutlined,
  DeleteOutlined,
  DownOutlined,
  EditOutlined,
  ExclamationCircleFilled,
  EyeOutlined,
  FilterOutlined,
  FundOutlined,
  GoldOutlined,
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
  PlusOutlined,
  QuestionCircleOutlined,
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
} from '@ant-design/icons';

const icons = {
  apps: AppstoreOutlined,
  audio: AudioOutlined,
  bank: BankOutlined,
  bell: BellOutlined,
  bulb: BulbOutlined,
  calculator: CalculatorOutlined,
  check: CheckCircleFilled,
  close: CloseOutlined,
  community: TeamOutlined,
  compass: CompassOutlined,
  cross: CloseCircleFilled,
  crown: CrownOutlined,
  dashboard: DashboardOutlined,
  delete: DeleteOutlined,
  down: DownOutlined,
  drag: HolderOutlined,
  edit: EditOutlined,
  eye: EyeOutlined,
  filter: FilterOutlined,
  fund: FundOutlined,
  gold: GoldOutlined,
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
  plus: PlusOutlined,
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

/** An icon by its name in `module.json`; an unknown name shows a default icon. */
export function Icon({ name, label }: { name: string; label?: string }) {
  const IconComponent = isIconName(name) ? icons[name] : icons.apps;
  return label ? (
    <IconComponent role="img" aria-label={label} />
  ) : (
    <IconComponent aria-hidden="true" role="presentation" />
  );
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
