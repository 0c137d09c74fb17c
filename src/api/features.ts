import type { Schemas } from '@/contract'
import { read, write } from './query'

export const featuresQuery = () => read('listFeatures', (answer) => answer.features)

const changes = ['listFeatures'] as const

export const createFeatureMutation = () =>
  write('createFeature', (body: Schemas['FeatureInput']) => ({ body }), { changes, keepUnauthorized: true })

export const updateFeatureMutation = () =>
  write(
    'updateFeature',
    ({ id, ...body }: Schemas['FeatureInput'] & { id: string }) => ({ params: { id }, body }),
    { changes, keepUnauthorized: true },
  )

export const deleteFeatureMutation = () =>
  write('deleteFeature', (id: string) => ({ params: { id } }), { changes, keepUnauthorized: true })
