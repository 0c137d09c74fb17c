import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

export const storedTour = signal(null, storedText('sessionStorage', 'demo-tour'))
