import { faultTests } from './faultTests'
import { recordFaultRows } from './adminRows'

faultTests(recordFaultRows)
