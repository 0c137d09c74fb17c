import { adminsMorning } from './adminsMorning'
import { buyAPlan } from './buyAPlan'
import { ticket } from './ticket'
import type { Tour } from './tour'

export const tours: readonly Tour[] = [buyAPlan, adminsMorning, ticket]
