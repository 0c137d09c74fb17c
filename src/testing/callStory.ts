import { demoPassword } from '@mocks/seeds/personas'
import type { ScenarioId } from '@mocks/scenarios'
import { expect, screen, waitFor } from 'storybook/test'
import type { OperationId } from '@/contract'
import { places } from '@/demo/errors/places/places'
import type { Place } from '@/demo/errors/places/place'
import { findTarget } from '@/demo/steps/find'
import type { User } from './flow'
import { pageStory } from './stories'

/** The scenario’s story: takes the steps that make the call, then checks that the text is shown. */
export const callStory = (scenario: ScenarioId, operation: OperationId, text: string) => ({
  ...pageStory(scenario),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ userEvent }: { userEvent: User }) => {
    const { steps = [], last }: Place = places[operation]
    for (const step of [...steps, ...(last ? [last] : [])]) {
      const element = step.on && (await findTarget(step.on, document.body, 15_000))
      if (!element) continue
      if (step.do === 'choose') await userEvent.selectOptions(element, step.option)
      else if (step.do === 'click') {
        // as if only the first fields had been filled in
        for (const each of document.querySelectorAll('*')) each.scrollTop = 0
        element.scrollIntoView({ block: 'nearest' })
        await userEvent.click(element)
      } else {
        await userEvent.clear(element)
        await userEvent.type(element, step.do === 'type' ? step.text : demoPassword)
      }
    }
    const shown = await screen.findByText(text)
    await waitFor(() => expect(shown).toBeVisible())
    await waitFor(() => expect(shown.contains(elementAt(shown))).toBe(true))
  },
})

/** What is visible at the element's place. */
function elementAt(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}
