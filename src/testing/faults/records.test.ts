import { faultTests } from './faultTests'
import { recordRows } from './adminRows'

faultTests(recordRows)
