import type { BodyOf } from '@/contract'
import { DEFAULT_CATEGORY, DEFAULT_COLOR, DEFAULT_ORDER } from '@/config/constants'
import { store } from '@mocks/store/db'
import type { Handlers } from '@mocks/respond'
import type { FeatureRow } from '@mocks/store/rows'
import { byOrder } from './order'
import { records } from './records'

const { add, replace, remove } = records(store.feature, 'Feature', 'fea')

export const features: Handlers<'features'> = {
  listFeatures: () => ({ features: byOrder(store.feature.list()) }),
  createFeature: ({ body }) => ({ feature: add(fieldsOf(body)), message: 'Feature added.' }),
  updateFeature: ({ params, body }) => ({
    feature: replace(params.id, fieldsOf(body)),
    message: 'Feature updated.',
  }),
  deleteFeature: ({ params }) => remove(params.id),
}

function fieldsOf(body: BodyOf<'createFeature'>): Omit<FeatureRow, '_id'> {
  return {
    title: body.title.trim(),
    description: body.description.trim(),
    icon: body.icon.trim(),
    category: body.category ?? DEFAULT_CATEGORY,
    order: body.order ?? DEFAULT_ORDER,
    color: body.color ?? DEFAULT_COLOR,
    benefits: body.benefits ?? [],
  }
}
