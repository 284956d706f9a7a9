import { theme, type ThemeConfig } from '@tayyib/shared/sdk/ui';
import { controlHeights, radii, shadows, textSizes } from './scale';
import { tokens, type ThemeMode } from './tokens';

const withoutShadow = { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' };

type TokensOfAntd = NonNullable<ThemeConfig['token']>;
type ComponentsOfAntd = NonNullable<ThemeConfig['components']>;

/** antd's theme for one mode. The shell's only ConfigProvider uses it; modules inherit it. */
export function antdTheme(mode: ThemeMode, motion = true): ThemeConfig {
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: 'tayyib' },
    token: { ...colorsOf(mode), ...scaleOf(mode), motion },
    components: componentsOf(mode),
  };
}

function colorsOf(mode: ThemeMode): TokensOfAntd {
  const colors = tokens[mode];
  return {
    colorPrimary: colors.primary,
    colorLink: colors.link,
    colorInfo: colors.link,
    colorBgBase: colors.background,
    colorBgContainer: colors.background,
    colorBgLayout: colors.background,
    // dialogs and menus; against antd's own dark grey our borders are invisible
    colorBgElevated: mode === 'dark' ? colors.surface : colors.background,
    colorBgMask: colors.scrim,
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
    // antd derives its own backgrounds, which turn dark amber into brown and information into sky blue
    colorErrorBg: colors.nonCompliantBackground,
    colorSuccessBg: colors.compliantBackground,
    colorWarningBg: colors.underReviewBackground,
    colorInfoBg: colors.primarySoft,
    colorInfoBorder: colors.neutral300,
    // a button that loads has its spinner; faded, its label in the dark theme is below 4.5:1
    opacityLoading: 1,
  };
}

function scaleOf(mode: ThemeMode): TokensOfAntd {
  const [raised, menu, dialog] = shadows[mode];
  return {
    fontFamily: 'var(--font)',
    fontFamilyCode: 'var(--font-mono)',
    fontSize: textSizes.body,
    fontSizeSM: textSizes.caption,
    fontSizeLG: textSizes.large,
    fontSizeXL: textSizes.title,
    fontSizeHeading1: textSizes.headline,
    fontSizeHeading2: textSizes.heading,
    fontSizeHeading3: textSizes.title,
    fontSizeHeading4: textSizes.large,
    fontSizeHeading5: textSizes.body,
    controlHeight: controlHeights.m,
    controlHeightSM: controlHeights.s,
    controlHeightLG: controlHeights.l,
    borderRadius: radii.m,
    borderRadiusXS: radii.s,
    borderRadiusSM: radii.s,
    borderRadiusLG: radii.m,
    borderRadiusOuter: radii.s,
    boxShadowTertiary: raised,
    boxShadowSecondary: menu,
    boxShadow: dialog,
  };
}

function componentsOf(mode: ThemeMode): ComponentsOfAntd {
  const colors = tokens[mode];
  return {
    Layout: {
      bodyBg: colors.background,
      siderBg: colors.surface,
      headerBg: colors.surface,
      footerBg: colors.surface,
    },
    Menu: { itemBg: 'transparent', subMenuItemBg: 'transparent', itemSelectedColor: colors.link },
    Table: { headerBg: colors.surface },
    // a box is a control by itself, so its line needs 3:1
    Checkbox: { colorBorder: colors.neutral500 },
    Radio: { colorBorder: colors.neutral500 },
    Modal: { borderRadiusLG: radii.l, titleFontSize: textSizes.title },
    // antd's own, derived from the primary colour, have too little contrast on a dark page
    Slider: {
      trackBg: colors.link,
      trackHoverBg: colors.link,
      handleColor: colors.link,
      handleActiveColor: colors.link,
      railBg: `${colors.textSecondary}59`,
      railHoverBg: `${colors.textSecondary}73`,
    },
    // the dark theme's red is light: white text on it would be unreadable
    // and it darkens the primary colour, beside our own buttons
    Button: {
      colorPrimary: colors.primary,
      dangerColor: colors.background,
      fontWeight: 600,
      ...withoutShadow,
    },
  };
}
