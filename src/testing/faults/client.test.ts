import { portalPlaces } from '@/demo/errors/places/portal'
import { sitePlaces } from '@/demo/errors/places/site'
import { faultTests } from './faultTests'

faultTests({ ...sitePlaces, ...portalPlaces })
