import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf, themes } from '../../.storybook/foundations/colour'
import { coloursOf } from '../../.storybook/tokens/parse'
import { families, pairs, requirements } from '../../.storybook/foundations/colourRoles'

const css = readFileSync('src/kit/tokens.css', 'utf8')
const colours = { light: coloursOf(css, 'light'), dark: coloursOf(css, 'dark') }
const colour = (token: string, theme: (typeof themes)[number]) => {
  const found = colours[theme].get(token)
  if (found === undefined) throw new Error(`There is no colour --${token}.`)
  return found
}

test.each(themes)('gives every pair of colours enough contrast in the %s theme', (theme) => {
  const low = pairs
    .map(({ front, ground, need }) => ({
      pair: `${front} on ${ground}`,
      ratio: contrastOf(colour(front, theme), colour(ground, theme)),
      needs: requirements[need],
    }))
    .filter(({ ratio, needs }) => ratio < needs)
  expect(low).toEqual([])
})

test('describes every colour token on the Colour page', () => {
  expect(families.flatMap(({ tokens }) => tokens).toSorted()).toEqual([...colours.light.keys()].toSorted())
})
