import { faultTests } from './faultTests'
import { panelFaultRows } from './adminRows'

faultTests(panelFaultRows)
