import { enterScenario } from '../backend'
import { addNotice } from '../notices'
import { perform } from '../steps/perform'

/** Opens a scenario. Resolves with a function that performs its steps; call it once the product is shown. */
export async function openPlayedScenario(pasted: string): Promise<(() => void) | null> {
  const scenario = await enterScenario(pasted)
  return (
    scenario &&
    (() => void import('./play').then(({ play }) => play(scenario, document.body, perform)).catch(tell))
  )
}

const tell = (error: unknown) =>
  addNotice(`The page could not be prepared. ${error instanceof Error ? error.message : String(error)}`)
