import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { themes } from '../../.storybook/foundations/colour'
import { designTokens, figmaVariables } from '../../.storybook/tokens/files'

const css = readFileSync('src/kit/tokens.css', 'utf8')

const fraction = z.number().check(z.gte(0), z.lte(1))
const color = z.strictObject({
  colorSpace: z.enum(['oklch', 'srgb']),
  components: z.tuple([fraction, z.number(), z.number()]),
  alpha: fraction,
  hex: z.string().check(z.regex(/^#[\da-f]{6}$/)),
})
const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) })
const shadow = z.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
})
const values = {
  color,
  dimension,
  duration: z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) }),
  cubicBezier: z.tuple([fraction, z.number(), fraction, z.number()]),
  fontFamily: z.array(z.string()).check(z.minLength(1)),
  fontWeight: z.number().check(z.gte(1), z.lte(1000)),
  number: z.number(),
  shadow: z.array(shadow).check(z.minLength(1)),
}
const groups = Object.entries(values).map(([type, $value]) =>
  z.intersection(
    z.looseObject({ $type: z.literal(type) }),
    // names must not begin with $ or contain dots or braces
    z.record(
      z.string().check(z.regex(/^(\$type|[^$.{}][^.{}]*)$/)),
      z.union([z.literal(type), z.strictObject({ $value, $description: z.optional(z.string()) })]),
    ),
  ),
)
/** The rules of the Design Tokens format, version 2025.10, for the types used here. */
const format = z.catchall(z.object({ $extensions: z.record(z.string(), z.unknown()) }), z.union(groups))

test.each(themes)('writes the %s tokens by the rules of the Design Tokens format', (theme) => {
  expect(z.safeParse(format, designTokens(css, theme)).error?.issues ?? []).toEqual([])
  expect(z.safeParse(format, figmaVariables(css, theme)).error?.issues ?? []).toEqual([])
})

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
