import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { designTokens, figmaVariables } from '../../.storybook/tokens/files'

const css = readFileSync('src/kit/tokens.css', 'utf8')

test('exports each type of token', () => {
  expect(designTokens(css, 'dark')).toMatchObject({
    color: { brand: { $value: { colorSpace: 'oklch', components: [0.5784, 0.1804, 275], hex: '#5e6ae2' } } },
    'text-size': { 't-12': { $value: { value: 0.75, unit: 'rem' } } },
    duration: { fast: { $value: { value: 120, unit: 'ms' } } },
    cubicBezier: { ease: { $value: [0.2, 0.7, 0.2, 1] } },
    fontFamily: { font: { $value: expect.arrayContaining(['Bricolage Fallback']) } },
    fontWeight: { 'w-body': { $value: 400 } },
    number: { lead: { $value: 1.55 } },
    shadow: {
      'shadow-2': { $value: [{ blur: { value: 4 } }, { spread: { value: -12 } }, { color: { alpha: 0.7 } }] },
    },
    $extensions: { 'org.w3.css': { '--measure': '40.4em' } },
  })
})

test('gives Figma only sRGB colours, pixels and numbers', () => {
  const text = JSON.stringify(figmaVariables(css, 'dark'))
  expect(text).not.toMatch(/oklch|"rem"|shadow/)
  expect(figmaVariables(css, 'dark')).toMatchObject({
    color: { paper: { $value: { colorSpace: 'srgb', hex: '#12131a' } } },
    'text-size': { 't-14': { $value: { value: 14, unit: 'px' } } },
  })
})
