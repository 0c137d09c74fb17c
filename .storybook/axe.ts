import type { StoryContext } from 'storybook/internal/types'

const checked = new Set<string>()

/**
 * In tests, axe runs on the first story of each component or page and on stories tagged `axe`; the others are variants.
 * In Storybook the panel checks every story.
 */
export function checkFirstStoryOnly(context: StoryContext): void {
  const { componentId, globals, parameters, tags } = context
  const isVariant = checked.has(componentId) && !tags.includes('axe')
  checked.add(componentId)
  if (globals['axe'] === 'once' && isVariant)
    context.parameters = { ...parameters, a11y: { ...parameters['a11y'], test: 'off' } }
}
