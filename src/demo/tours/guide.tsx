import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { useSignal } from '@/platform/useSignal'
import '../demo.css'
import { markAsDemo } from '../steps/demoPart'
import { tourProgress } from './progress'
import { StepCard } from './StepCard'
import './tours.css'
import { watchPage } from './watch'

function Guide() {
  const now = useSignal(tourProgress)
  return now && !now.aside ? <StepCard key={now.tour.id} now={now} /> : null
}

const host = document.createElement('div')
markAsDemo(host)
document.body.append(host)
watchPage()
createRoot(host, { identifierPrefix: 'tour-' }).render(
  <StrictMode>
    <Guide />
  </StrictMode>,
)
