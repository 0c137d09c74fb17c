import { storedText } from '@/platform/storage'

export const storedTour = storedText('sessionStorage', 'demo-tour')
