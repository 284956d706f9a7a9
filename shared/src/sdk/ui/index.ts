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
export { CardAbsent, CardEmpty, CardFoot, CardRow, CardRows } from './CardParts/CardParts';
export { Empty } from './Empty/Empty';
export { Icon } from './Icon/Icon';
export type { IconName } from './Icon/Icon';
export { Modal } from './Modal/Modal';
export { PageHeading } from './PageHeading/PageHeading';
export { PageSkeleton } from './PageSkeleton/PageSkeleton';
export { Skeleton } from './Skeleton/Skeleton';
export { UserStatusBadge } from './UserStatusBadge/UserStatusBadge';
export { badgeLabels, VerdictBadge } from './VerdictBadge/VerdictBadge';
export { VerdictMark } from './VerdictBadge/VerdictMark';
