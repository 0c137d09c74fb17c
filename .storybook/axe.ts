import type { StoryContext } from 'storybook/internal/types'

const judged = new Set<string>()

/**
 * Tests run axe on the first story of a component or page and on those with the tag `axe`: the others are variants of it.
 * In Storybook the panel still judges every story.
 */
export function judgeOnce(context: StoryContext): void {
  const { componentId, globals, parameters, tags } = context
  const isVariant = judged.has(componentId) && !tags.includes('axe')
  judged.add(componentId)
  if (globals['axe'] === 'once' && isVariant)
    context.parameters = { ...parameters, a11y: { ...parameters['a11y'], test: 'off' } }
}
