import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DemoBar } from './DemoBar'
import { markAsDemo } from '../steps/demoPart'

// A React root of its own, so that an error of the product does not remove the demo's controls.
const host = document.createElement('div')
markAsDemo(host)
document.body.append(host)
createRoot(host).render(
  <StrictMode>
    <DemoBar />
  </StrictMode>,
)
