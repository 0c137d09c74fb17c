import { faultTests } from './faultTests'
import { panelRows } from './adminRows'

faultTests(panelRows)
