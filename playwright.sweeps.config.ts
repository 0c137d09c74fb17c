import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** What goes through every screen in every state, measures or repeats: minutes, in a run of its own. The same servers and browsers. */
export default defineConfig(journeys, { testDir: 'e2e/sweeps', testIgnore: [] })
