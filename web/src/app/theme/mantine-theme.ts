import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';

/** Cool slate: the neutral colours of most surfaces. */
const slate: MantineColorsTuple = [
  '#f4f6f8',
  '#e9edf1',
  '#d5dce3',
  '#bcc7d1',
  '#97a6b4',
  '#6c7d8c',
  '#51606e',
  '#3b4855',
  '#26323d',
  '#17212b',
];

/** The same hues for dark surfaces, in Mantine's order: text first, deepest surface last. */
const night: MantineColorsTuple = [
  '#e6edf3',
  '#c9d4de',
  '#9db0c0',
  '#7f93a5',
  '#3a4a59',
  '#2c3a47',
  '#1d2934',
  '#16202a',
  '#0e151b',
  '#0a1015',
];

/** The one accent colour, for controls. White on shades 6 and darker has a contrast of at least 5.6. */
const teal: MantineColorsTuple = [
  '#e7f3f7',
  '#cce5ed',
  '#9ccbdb',
  '#68afc7',
  '#3f97b4',
  '#247f9e',
  '#126c8b',
  '#0b5d78',
  '#084b62',
  '#05394b',
];

/** Everything that opens or closes: long enough to show where it came from. */
export const motion = { duration: 150 };

const family = "'Noto Sans', 'Noto Sans Fallback', system-ui, sans-serif";

export const mantineTheme = createTheme({
  fontFamily: family,
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace",
  headings: {
    fontFamily: family,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.3' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      // Deeper headings stay on the scale: 12, 14, 16, 20, 26, 34.
      h4: { fontSize: '1rem', lineHeight: '1.4' },
      h5: { fontSize: '0.875rem', lineHeight: '1.45' },
      h6: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.625rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.4', xl: '1.3' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '6px', xl: '6px' },
  defaultRadius: 'md',
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  colors: { gray: slate, dark: night, teal },
  /** Text on the accent colour is black in high contrast, white elsewhere: set by one variable. */
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const onAccent = input.variant === 'filled' && (input.color === undefined || input.color === 'teal');
    return onAccent ? { ...colors, color: 'var(--mantine-primary-color-contrast)' } : colors;
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  shadows: { xs: 'none', sm: 'none', md: 'var(--hg-float)', lg: 'var(--hg-float)', xl: 'var(--hg-float)' },
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Badge: { defaultProps: { tt: 'none', fz: 'xs' } },
    Kbd: { styles: { root: { borderBottomWidth: 1 } } },
    // A dialog's header is not a banner landmark of the page.
    Modal: {
      defaultProps: { centered: true, transitionProps: motion, attributes: { header: { role: 'presentation' } } },
      styles: { title: { fontWeight: 600, lineHeight: '1.4', overflowWrap: 'anywhere' } },
    },
    Drawer: {
      defaultProps: { transitionProps: motion, attributes: { header: { role: 'presentation' } } },
      styles: { title: { lineHeight: '1.4' } },
    },
    Menu: { defaultProps: { transitionProps: motion, withInitialFocusPlaceholder: false, menuItemTabIndex: 0 } },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: motion } },
    Table: { defaultProps: { verticalSpacing: 'xs', horizontalSpacing: 'sm' } },
  },
});
