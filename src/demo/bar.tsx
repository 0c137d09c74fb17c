import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DemoBar } from './DemoBar'

// An own root: the demo's controls stay out of the product's tree and survive its errors.
const host = document.createElement('div')
document.body.append(host)
createRoot(host).render(
  <StrictMode>
    <DemoBar />
  </StrictMode>,
)
