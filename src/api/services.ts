import type { Schemas } from '@/contract'
import { read, write } from './query'

export const servicesQuery = () => read('listServices', (answer) => answer.services)

const changes = ['listServices'] as const

export const createServiceMutation = () =>
  write('createService', (body: Schemas['ServiceInput']) => ({ body }), { changes, keepUnauthorized: true })

export const updateServiceMutation = () =>
  write(
    'updateService',
    ({ id, ...body }: Schemas['ServiceInput'] & { id: string }) => ({ params: { id }, body }),
    { changes, keepUnauthorized: true },
  )

export const deleteServiceMutation = () =>
  write('deleteService', (id: string) => ({ params: { id } }), { changes, keepUnauthorized: true })
