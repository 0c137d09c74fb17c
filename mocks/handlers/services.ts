import type { BodyOf } from '@/contract'
import { DEFAULT_CATEGORY, DEFAULT_COLOR, DEFAULT_ORDER } from '@/config/constants'
import { store } from '@mocks/store/db'
import { found } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import type { ServiceRow } from '@mocks/store/rows'
import { newId } from '@mocks/rules/ids'
import { byOrder } from './order'

export const services: Handlers<'services'> = {
  listServices: () => ({ services: byOrder(store.service.list()) }),

  createService: ({ body }) => ({
    service: store.service.put({ _id: newId('srv'), ...fieldsOf(body) }),
    message: 'Service added.',
  }),

  updateService({ params, body }) {
    const { _id } = found(store.service.get(params.id), 'Service')
    return { service: store.service.put({ _id, ...fieldsOf(body) }), message: 'Service updated.' }
  },

  deleteService({ params }) {
    store.service.delete(found(store.service.get(params.id), 'Service')._id)
    return { message: 'Service deleted.' }
  },
}

function fieldsOf(body: BodyOf<'createService'>): Omit<ServiceRow, '_id'> {
  return {
    name: body.name.trim(),
    description: body.description.trim(),
    shortDescription: body.shortDescription ?? null,
    icon: body.icon.trim(),
    category: body.category ?? DEFAULT_CATEGORY,
    price: body.price ?? null,
    duration: body.duration ?? null,
    order: body.order ?? DEFAULT_ORDER,
    color: body.color ?? DEFAULT_COLOR,
    features: body.features ?? [],
  }
}
