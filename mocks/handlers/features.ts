import type { BodyOf } from '@/contract'
import { DEFAULT_CATEGORY, DEFAULT_COLOR, DEFAULT_ORDER } from '@/config/constants'
import { store } from '@mocks/store/db'
import { found } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import type { FeatureRow } from '@mocks/store/rows'
import { newId } from '@mocks/rules/ids'
import { byOrder } from './order'

export const features: Handlers<'features'> = {
  listFeatures: () => ({ features: byOrder(store.feature.list()) }),

  createFeature: ({ body }) => ({
    feature: store.feature.put({ _id: newId('fea'), ...fieldsOf(body) }),
    message: 'Feature added.',
  }),

  updateFeature({ params, body }) {
    const { _id } = found(store.feature.get(params.id), 'Feature')
    return { feature: store.feature.put({ _id, ...fieldsOf(body) }), message: 'Feature updated.' }
  },

  deleteFeature({ params }) {
    store.feature.delete(found(store.feature.get(params.id), 'Feature')._id)
    return { message: 'Feature deleted.' }
  },
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
