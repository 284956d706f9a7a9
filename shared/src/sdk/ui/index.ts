/** The components of the first screen of any page, and dialogs. Every visitor loads all of it; form controls that few need are apart. */
export {
  Alert,
  App,
  Avatar,
  Button,
  ConfigProvider,
  Drawer,
  Flex,
  Input,
  Tag,
  Typography,
  theme,
} from 'antd';
export type { InputRef, ModalProps, ThemeConfig } from 'antd';
export { Empty } from './Empty/Empty';
export { Icon } from './Icon/Icon';
export type { IconName } from './Icon/Icon';
export { Modal } from './Modal/Modal';
export { PageHeading } from './PageHeading/PageHeading';
export { Skeleton } from './Skeleton/Skeleton';
export { UserStatusBadge } from './UserStatusBadge/UserStatusBadge';
export { badgeLabels, VerdictBadge } from './VerdictBadge/VerdictBadge';
