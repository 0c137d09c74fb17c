import { checked } from './checked'
import { crudCalls } from './crud'
import { read } from './query'

export const featuresQuery = () => read('listFeatures', (answer) => answer.features)

export const featureCalls = () => checked(crudCalls('Feature', ['listFeatures']), featuresQuery())
