import type { ScenarioId } from '@mocks/scenarios'
import { expect, screen, waitFor } from 'storybook/test'
import type { OperationId } from '@/contract'
import { places } from '@/demo/errors/places/places'
import type { Place } from '@/demo/errors/places/place'
import { findTarget } from '@/demo/steps/find'
import { PATIENCE, perform } from '@/demo/steps/perform'
import type { Target } from '@/demo/steps/step'
import { pageStory } from './stories'

/** The scenario’s story: takes the steps that make the call, then checks that the text is shown. */
export const callStory = (scenario: ScenarioId, operation: OperationId, text: string) => ({
  ...pageStory(scenario),
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    const { steps = [], last }: Place = places[operation]
    for (const step of [...steps, ...(last ? [last] : [])]) {
      if (step.do === 'click') await scrollTo(step.on)
      await perform(step, document.body)
    }
    const shown = await screen.findByText(text)
    await waitFor(() => expect(shown).toBeVisible())
    await waitFor(() => expect(shown.contains(elementAt(shown))).toBe(true))
  },
})

/** As if only the first fields had been filled in. */
async function scrollTo(target: Target) {
  const element = await findTarget(target, document.body, PATIENCE)
  for (const each of document.querySelectorAll('*')) each.scrollTop = 0
  element.scrollIntoView({ block: 'nearest' })
}

/** What is visible at the element's place. */
function elementAt(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}
