import { theme, type ThemeConfig } from '@tayyib/shared/ui';
import { tokens, type ThemeMode } from './tokens';

/** antd's theme for one mode. The shell's only ConfigProvider uses it; modules inherit it. */
export function antdTheme(mode: ThemeMode): ThemeConfig {
  const colors = tokens[mode];
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: 'tayyib' },
    token: {
      colorPrimary: colors.primary,
      colorLink: colors.link,
      colorBgBase: colors.background,
      colorBgContainer: colors.background,
      colorBgLayout: colors.background,
      // dialogs and menus; against antd's own dark grey our borders are invisible
      colorBgElevated: mode === 'dark' ? colors.surface : colors.background,
      colorText: colors.text,
      colorTextSecondary: colors.textSecondary,
      // antd's own placeholder and description greys are below 4.5:1
      colorTextTertiary: colors.textSecondary,
      colorTextPlaceholder: colors.textSecondary,
      colorTextDescription: colors.textSecondary,
      colorBorder: colors.border,
      colorBorderSecondary: colors.border,
      colorError: colors.nonCompliant,
      colorSuccess: colors.compliant,
      colorWarning: colors.underReview,
      // antd derives its own backgrounds, which turn dark amber into brown
      colorErrorBg: colors.nonCompliantBackground,
      colorSuccessBg: colors.compliantBackground,
      colorWarningBg: colors.underReviewBackground,
      borderRadius: 8,
      fontFamily: 'var(--font)',
    },
    components: {
      Layout: {
        bodyBg: colors.background,
        siderBg: colors.surface,
        headerBg: colors.surface,
        footerBg: colors.surface,
      },
      Menu: { itemBg: 'transparent', subMenuItemBg: 'transparent', itemSelectedColor: colors.link },
      Table: { headerBg: colors.surface },
      // antd's own, derived from the primary colour, have too little contrast on a dark page
      Slider: {
        ...{ trackBg: colors.link, trackHoverBg: colors.link },
        ...{ handleColor: colors.link, handleActiveColor: colors.link },
        ...{ railBg: `${colors.textSecondary}59`, railHoverBg: `${colors.textSecondary}73` },
      },
      // the dark theme's red is light: white text on it would be unreadable
      Button: { dangerColor: colors.background },
    },
  };
}
