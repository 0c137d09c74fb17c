import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What depends on the colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** Violations of these rules, or of all that axe has. Legacy mode is faster: no frame here is of another origin. */
export async function axeFaults(page: Page, rules: string[] = []): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules.length > 0) builder.withRules(rules)
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
