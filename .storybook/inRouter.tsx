import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'

/** A decorator for components with links, which need a router. */
export const inRouter = (Story: ComponentType) => (
  <MemoryRouter>
    <Story />
  </MemoryRouter>
)
