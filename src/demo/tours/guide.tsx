import { StrictMode } from 'react'
import { useSignal } from '@/platform/useSignal'
import '../demo.css'
import { demoRoot } from '../demoRoot'
import { tourProgress } from './progress'
import { StepCard } from './StepCard'
import './tours.css'
import { watchPage } from './watch'

function Guide() {
  const now = useSignal(tourProgress)
  return now && !now.aside ? <StepCard key={now.tour.id} now={now} /> : null
}

watchPage()
demoRoot('tour-').render(
  <StrictMode>
    <Guide />
  </StrictMode>,
)
