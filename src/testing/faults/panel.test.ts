import { adminPlaces } from '@/demo/errors/places/admin'
import { faultTests } from './faultTests'

faultTests(adminPlaces)
