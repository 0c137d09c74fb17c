import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { offerPersonas } from '@/session/personas'
import { DemoBar } from './DemoBar'

offerPersonas(async () => {
  const { demoPassword, personas } = await import('@mocks/seeds/personas')
  return { personas, password: demoPassword }
})

// An own root: the demo's controls stay out of the product's tree and survive its errors.
const host = document.createElement('div')
document.body.append(host)
createRoot(host).render(
  <StrictMode>
    <DemoBar />
  </StrictMode>,
)
