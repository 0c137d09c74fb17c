import type { BodyOf } from '@/contract'
import { DEFAULT_CATEGORY, DEFAULT_COLOR, DEFAULT_ORDER } from '@/config/constants'
import { store } from '@mocks/store/db'
import type { Handlers } from '@mocks/respond'
import type { ServiceRow } from '@mocks/store/rows'
import { byOrder } from './order'
import { records } from './records'

const { add, replace, remove } = records(store.service, 'Service', 'srv')

export const services: Handlers<'services'> = {
  listServices: () => ({ services: byOrder(store.service.list()) }),
  createService: ({ body }) => ({ service: add(fieldsOf(body)), message: 'Service added.' }),
  updateService: ({ params, body }) => ({
    service: replace(params.id, fieldsOf(body)),
    message: 'Service updated.',
  }),
  deleteService: ({ params }) => remove(params.id),
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
