import { checked } from './checked'
import { crudCalls } from './crud'
import { read } from './query'

export const servicesQuery = () => read('listServices', (answer) => answer.services)

export const serviceCalls = () => checked(crudCalls('Service', ['listServices']), servicesQuery())
