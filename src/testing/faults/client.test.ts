import { faultTests } from './faultTests'
import { clientFaultRows } from './rows'

faultTests(clientFaultRows)
