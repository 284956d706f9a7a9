/**
 * What the first screen of any page is made of. Heavier parts (tables, forms, dialogs) live in `ui-data`.
 * A door only: a module's build goes through it to the parts, so that a page fetches those whose components somebody uses.
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
