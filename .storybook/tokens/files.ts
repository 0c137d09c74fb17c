import { families } from '../foundations/colourRoles.ts'
import { type ThemeName, themes } from '../foundations/colour.ts'
import { declarationsOf, type Token, tokenOf } from './parse.ts'

type Entry = { $value: Token['value']; $description?: string }
type Group = { $type?: string; $description?: string } & Record<string, unknown>
export type TokenFile = Record<string, Group>

/** The groups of dimensions, by the first letter of a token's name, as in `--s-4`. */
const dimensions: Record<string, string> = { t: 'text-size', s: 'space', r: 'corner' }
const groupOf = (name: string, { type }: Token) =>
  type === 'dimension' ? (dimensions[/^(\w)-/.exec(name)?.[1] ?? ''] ?? 'layout') : type

const useOf = (name: string) => families.find(({ tokens }) => tokens.includes(name))?.use

function put(file: TokenFile, group: string, type: Token['type'], name: string, entry: Entry) {
  file[group] = { ...(file[group] ?? { $type: type }), [name]: entry }
}

/** One theme in the Design Tokens format of the W3C community group, version 2025.10. */
export function designTokens(css: string, theme: ThemeName): TokenFile {
  const file: TokenFile = {}
  const untyped: Record<string, string> = {}
  for (const [name, value] of declarationsOf(css, theme)) {
    const token = tokenOf(value)
    const use = token.type === 'color' ? useOf(name) : undefined
    if (token.type === 'css') untyped[`--${name}`] = token.value
    else
      put(file, groupOf(name, token), token.type, name, {
        $value: token.value,
        ...(use !== undefined && { $description: use }),
      })
  }
  // the format has no type for clamp() and em
  return { ...file, $extensions: { 'org.w3.css': untyped } }
}

const REM = 16

/** Figma reads sRGB, pixels and numbers only. */
function figmaValue(token: Token): Token | null {
  if (token.type === 'number' || token.type === 'fontWeight') return { type: 'number', value: token.value }
  if (token.type === 'dimension') {
    const { value, unit } = token.value
    return { type: 'dimension', value: { value: unit === 'rem' ? value * REM : value, unit: 'px' } }
  }
  if (token.type !== 'color') return null
  const { hex, alpha } = token.value
  const components = [1, 3, 5].map((at) =>
    Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)),
  )
  return { type: 'color', value: { colorSpace: 'srgb', components, alpha, hex } }
}

/** One mode of a Figma variable collection. */
export function figmaVariables(css: string, theme: ThemeName): TokenFile {
  const file: TokenFile = {}
  for (const [name, value] of declarationsOf(css, theme)) {
    const token = tokenOf(value)
    const figma = figmaValue(token)
    if (figma) put(file, groupOf(name, token), figma.type, name, { $value: figma.value })
  }
  return { ...file, $extensions: { 'com.figma.modeName': theme } }
}

const json = (file: TokenFile) => `${JSON.stringify(file, null, 2)}\n`

/** What a designer can take away, by file name. */
export const tokenFiles = (css: string): Record<string, string> => ({
  ...Object.fromEntries(themes.map((theme) => [`${theme}.tokens.json`, json(designTokens(css, theme))])),
  ...Object.fromEntries(themes.map((theme) => [`figma-${theme}.json`, json(figmaVariables(css, theme))])),
  'tokens.css': css,
})
