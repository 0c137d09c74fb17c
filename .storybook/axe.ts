import type { StoryContext } from 'storybook/internal/types'

const judged = new Set<string>()

/**
 * In tests, axe runs on the first story of each component or page and on stories tagged `axe`; the others are variants.
 * In Storybook the panel checks every story.
 */
export function judgeOnce(context: StoryContext): void {
  const { componentId, globals, parameters, tags } = context
  const isVariant = judged.has(componentId) && !tags.includes('axe')
  judged.add(componentId)
  if (globals['axe'] === 'once' && isVariant)
    context.parameters = { ...parameters, a11y: { ...parameters['a11y'], test: 'off' } }
}
