import { create, type ThemeVars } from 'storybook/theming'
import { hexOf, type Theme } from './tokenColour'

/** Storybook's own look, out of the product's tokens. The document has to have them. */
export function storybookTheme(theme: Theme): ThemeVars {
  const colour = (token: string) => hexOf(token, theme)
  return create({
    base: theme,
    colorPrimary: colour('brand'),
    colorSecondary: colour('brand'),
    appBg: colour('sunken'),
    appContentBg: colour('paper'),
    appHoverBg: colour('brand-tint'),
    appPreviewBg: colour('paper'),
    appBorderColor: colour('line'),
    appBorderRadius: 10,
    fontBase: getComputedStyle(document.documentElement).getPropertyValue('--font'),
    textColor: colour('ink'),
    textInverseColor: colour('paper'),
    textMutedColor: colour('ink-3'),
    barTextColor: colour('ink-2'),
    barHoverColor: colour('brand-text'),
    barSelectedColor: colour('brand-text'),
    barBg: colour('surface'),
    buttonBg: colour('surface'),
    buttonBorder: colour('line-2'),
    booleanBg: colour('sunken'),
    booleanSelectedBg: colour('surface'),
    inputBg: colour('surface'),
    inputBorder: colour('edge'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 6,
  })
}
