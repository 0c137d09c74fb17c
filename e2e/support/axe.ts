import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const colourRules = ['color-contrast', 'link-in-text-block']

/** Violations of the given rules, or of all rules. Legacy mode is faster, and there are no cross-origin frames. */
export async function axeFaults(page: Page, rules: string[] = []): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules.length > 0) builder.withRules(rules)
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
