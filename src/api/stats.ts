import { read } from './query'

export const statsQuery = () => read('getStats', (stats) => stats)
