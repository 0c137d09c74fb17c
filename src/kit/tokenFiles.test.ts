import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { themes } from '../../.storybook/foundations/colour'
import { designTokens, figmaVariables, type TokenFile } from '../../.storybook/tokens/files'
import type { Token } from '../../.storybook/tokens/parse'

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

const pair = (light: string, dark: string) => (light === dark ? light : `light-dark(${light}, ${dark})`)
const length = ({ value, unit }: z.infer<typeof dimension>) => (value === 0 ? '0' : `${value}${unit}`)
function colour({ components: [lightness, chroma, hue], alpha }: z.infer<typeof color>) {
  const seen = alpha < 1 ? ` / ${alpha}` : ''
  return alpha === 0
    ? 'transparent'
    : `oklch(${Number((lightness * 100).toFixed(2))}% ${chroma} ${hue}${seen})`
}

/** Functions that write a value the way tokens.css does. */
const writers: Record<Exclude<Token['type'], 'css'>, (light: unknown, dark: unknown) => string> = {
  color: (light, dark) => pair(colour(color.parse(light)), colour(color.parse(dark))),
  dimension: (light) => length(dimension.parse(light)),
  duration: (light) => length(values.duration.parse(light) as never),
  cubicBezier: (light) => `cubic-bezier(${values.cubicBezier.parse(light).join(', ')})`,
  fontFamily: (light) =>
    values.fontFamily
      .parse(light)
      .map((name) => (/[A-Z]/.test(name) ? `'${name}'` : name))
      .join(', '),
  fontWeight: String,
  number: String,
  shadow: (light, dark) => {
    const other = values.shadow.parse(dark)
    const layers = values.shadow.parse(light).map(({ color: own, spread, ...rest }, at) => {
      const lengths = [rest.offsetX, rest.offsetY, rest.blur, ...(spread.value === 0 ? [] : [spread])]
      return [...lengths.map(length), pair(colour(own), colour(other[at]?.color ?? own))].join(' ')
    })
    return layers.join(', ')
  },
}

function rebuild(light: TokenFile, dark: TokenFile): Record<string, string> {
  const { $extensions, ...typed } = light
  const written = Object.entries(typed).flatMap(([group, { $type, ...tokens }]) =>
    Object.entries(tokens as Record<string, { $value: unknown }>).map(([name, { $value }]) => {
      const other = (dark[group] as Record<string, { $value: unknown }>)[name]
      return [`--${name}`, writers[$type as keyof typeof writers]($value, other?.$value)]
    }),
  )
  return { ...Object.fromEntries(written), ...($extensions?.['org.w3.css'] as object) }
}

test.each(themes)('writes the %s tokens by the rules of the Design Tokens format', (theme) => {
  expect(z.safeParse(format, designTokens(css, theme)).error?.issues ?? []).toEqual([])
  expect(z.safeParse(format, figmaVariables(css, theme)).error?.issues ?? []).toEqual([])
})

test('rebuilds every value of tokens.css from the JSON files', () => {
  const declared = Array.from(css.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm), ([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' '),
  ])
  expect(rebuild(designTokens(css, 'light'), designTokens(css, 'dark'))).toEqual(Object.fromEntries(declared))
})

test('gives Figma only sRGB colours, pixels and numbers', () => {
  const text = JSON.stringify(figmaVariables(css, 'dark'))
  expect(text).not.toMatch(/oklch|"rem"|shadow/)
  expect(figmaVariables(css, 'dark')).toMatchObject({
    color: { paper: { $value: { colorSpace: 'srgb', hex: '#12131a' } } },
    'text-size': { 't-14': { $value: { value: 14, unit: 'px' } } },
  })
})
