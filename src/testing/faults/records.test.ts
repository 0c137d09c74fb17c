import { recordPlaces } from '@/demo/errors/places/admin'
import { faultTests } from './faultTests'

faultTests(recordPlaces)
