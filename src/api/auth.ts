import type { Schemas } from '@/contract'
import { read, write } from './query'

export const meQuery = () => read('getMe', (user) => user)

export const loginMutation = () => write('login', (body: Schemas['LoginInput']) => ({ body }))

export const registerMutation = () => write('register', (body: Schemas['RegisterInput']) => ({ body }))
