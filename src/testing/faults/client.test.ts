import { faultTests } from './faultTests'
import { clientRows } from './rows'

faultTests(clientRows)
