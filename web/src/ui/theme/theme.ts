import { createTheme, rem, type CSSVariablesResolver } from '@mantine/core';
import controls from './controls.module.css';

/** Mantine's theme by our tokens: shapes and sizes here, colours only in tokens.css. Mantine's `bold` is our semibold; there is no 700. */
const options = { dropdown: controls.dropdown, options: controls.options, option: controls.option };

export const theme = createTheme({
  colors: {
    registra: ['#EFF5FF', '#E5F0FF', '#C7DCFF', '#9CC4FF', '#6FA4F5', '#4D8DF0', '#2F6FDE', '#1F5FD0', '#174EA6', '#14294A'],
  },
  primaryColor: 'registra',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: 'var(--font)',
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(32), lineHeight: rem(40) },
      h2: { fontSize: rem(24), lineHeight: rem(32) },
      h3: { fontSize: rem(20), lineHeight: rem(28) },
      h4: { fontSize: rem(16), lineHeight: rem(24) },
      h5: { fontSize: rem(14), lineHeight: rem(20) },
    },
  },
  fontSizes: { xs: rem(12), cell: rem(13), sm: rem(14), md: rem(16), lg: rem(20), xl: rem(24) },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  lineHeights: { xs: '1.34', sm: '1.57', md: '1.5', lg: '1.4', xl: '1.34' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8) },
  defaultRadius: 'md',
  shadows: { xs: 'var(--shadow-1)', md: 'var(--shadow-2)', xl: 'var(--shadow-3)' },
  breakpoints: { sm: '56.25em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  autoContrast: false,
  components: {
    Button: { defaultProps: { size: 'sm', variant: 'default' }, classNames: { root: controls.button, label: controls.buttonLabel } },
    ActionIcon: { defaultProps: { size: 36, variant: 'subtle', color: 'gray' }, classNames: { root: controls.actionIcon } },
    Input: { classNames: { input: controls.input } },
    InputWrapper: { classNames: { label: controls.label, error: controls.error, description: controls.description } },
    Checkbox: { classNames: { input: controls.checkbox, label: controls.checkLabel } },
    Radio: { classNames: { radio: controls.radio, label: controls.checkLabel } },
    SegmentedControl: {
      classNames: { root: controls.segments, indicator: controls.segmentOn, label: controls.segmentLabel },
    },
    Menu: {
      defaultProps: { shadow: 'xl', position: 'bottom-start', withinPortal: true },
      classNames: { dropdown: controls.dropdown, item: controls.item },
    },
    Popover: { defaultProps: { shadow: 'xl', withinPortal: true }, classNames: { dropdown: controls.dropdown } },
    Combobox: { defaultProps: { shadow: 'xl' }, classNames: { dropdown: controls.dropdown, option: controls.option } },
    // The list of options scrolls itself: a listbox moves with its combobox, and a scroll area around it would need a separate focus.
    Select: { defaultProps: { withScrollArea: false }, classNames: options },
    MultiSelect: { defaultProps: { withScrollArea: false }, classNames: options },
    // A dialog's head is no banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Pagination: { classNames: { control: controls.page, dots: controls.pageGap } },
    Tabs: { classNames: { list: controls.tabList, tab: controls.tab, panel: controls.tabPanel } },
    Skeleton: { classNames: { root: controls.skeleton } },
  },
});

/** Maps Mantine's variables to the tokens, so that colours are defined once. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--bg)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-anchor': 'var(--accent-ink)',
    '--mantine-color-placeholder': 'var(--ink-3)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--surface-hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-error': 'var(--badge-red-text)',
    '--mantine-color-disabled': 'var(--bg-sunken)',
    '--mantine-color-disabled-color': 'var(--ink-3)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
    '--mantine-color-registra-filled': 'var(--accent)',
    '--mantine-color-registra-filled-hover': 'var(--accent-hover)',
    '--mantine-line-height': '1.57',
  },
  light: {},
  dark: {},
});
