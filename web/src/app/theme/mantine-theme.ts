import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';

/** A colour of `theme.css` in its ten shades. */
const listShades = (name: string): MantineColorsTuple => {
  const shade = (step: number): string => `var(--hg-${name}-${step})`;
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)];
};

/** Everything that opens or closes: long enough to show where it came from. */
export const motion = { duration: 150 };

const family = "'Noto Sans', 'Noto Sans Fallback', system-ui, sans-serif";

/** The component library's theme: its values are those of `theme.css`. */
export const mantineTheme = createTheme({
  fontFamily: family,
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace",
  headings: {
    fontFamily: family,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'var(--hg-type-5)', lineHeight: '1.3' },
      h2: { fontSize: 'var(--hg-type-4)', lineHeight: '1.35' },
      h3: { fontSize: 'var(--hg-type-3)', lineHeight: '1.4' },
      // Deeper headings stay on the scale.
      h4: { fontSize: 'var(--hg-type-3)', lineHeight: '1.4' },
      h5: { fontSize: 'var(--hg-type-2)', lineHeight: '1.45' },
      h6: { fontSize: 'var(--hg-type-2)', lineHeight: '1.45' },
    },
  },
  fontSizes: { xs: 'var(--hg-type-1)', sm: 'var(--hg-type-2)', md: 'var(--hg-type-3)', lg: 'var(--hg-type-4)', xl: 'var(--hg-type-5)' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.4', xl: '1.3' },
  spacing: { xs: 'var(--hg-space-2)', sm: 'var(--hg-space-3)', md: 'var(--hg-space-4)', lg: 'var(--hg-space-6)', xl: 'var(--hg-space-8)' },
  radius: { xs: '2px', sm: '4px', md: 'var(--hg-radius)', lg: 'var(--hg-radius)', xl: 'var(--hg-radius)' },
  defaultRadius: 'md',
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  colors: { gray: listShades('slate'), dark: listShades('slate-dark'), teal: listShades('teal') },
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
    // Out of its button.
    Menu: {
      defaultProps: { transitionProps: { ...motion, transition: 'scale-y' }, withInitialFocusPlaceholder: false, menuItemTabIndex: 0 },
    },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: motion } },
    Table: { defaultProps: { verticalSpacing: 'xs', horizontalSpacing: 'sm' } },
  },
});
