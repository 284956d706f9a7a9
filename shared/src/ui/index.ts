/** What the first screen of any page is made of. Heavier parts (tables, forms, dialogs) live in `ui-data`. */
export {
  Alert,
  App,
  Avatar,
  Badge,
  Button,
  ConfigProvider,
  Drawer,
  Dropdown,
  Empty,
  Flex,
  Input,
  Layout,
  Menu,
  Result,
  Skeleton,
  Space,
  Spin,
  Tag,
  Tooltip,
  Typography,
  theme,
} from 'antd';
export type { InputRef, MenuProps, ThemeConfig } from 'antd';
export { Icon } from './Icon/Icon';
export type { IconName } from './Icon/Icon';
export { PageHeading } from './PageHeading/PageHeading';
export { UserStatusBadge } from './UserStatusBadge/UserStatusBadge';
export { VerdictBadge } from './VerdictBadge/VerdictBadge';
export { badgeLabels } from './VerdictBadge/badgeLabels';
