import { read } from './query'

export const dashboardQuery = () => read('getDashboard', (answer) => answer.user)
