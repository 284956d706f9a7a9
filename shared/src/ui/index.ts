/**
 * The components of the first screen of any page. Heavier ones (tables, forms, dialogs) are in `ui-data`.
 * Only a facade: a module's build resolves it to its parts, so that a page loads only the parts in use.
 */
export {
  Alert,
  App,
  Avatar,
  Button,
  ConfigProvider,
  Drawer,
  Empty,
  Flex,
  Icon,
  Input,
  PageHeading,
  Skeleton,
  Tag,
  Typography,
  UserStatusBadge,
  VerdictBadge,
  badgeLabels,
  theme,
} from '@tayyib/shared/ui-base';
export type { IconName, InputRef, ThemeConfig } from '@tayyib/shared/ui-base';
export { Badge, Dropdown, Layout, Menu, Result, Space, Spin, Tooltip } from '@tayyib/shared/ui-extras';
export type { MenuProps } from '@tayyib/shared/ui-extras';
