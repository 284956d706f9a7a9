/**
 * The components of the first screen of any page. Form controls and dialogs are in `ui-data`.
 * Only a facade: a module's build resolves it to its part.
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
