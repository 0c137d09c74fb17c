import { useMutation, useQuery } from '@tanstack/react-query'
import { doneText, failureText } from '@/api/errors'
import { deleteFeatureMutation, featuresQuery } from '@/api/features'
import { BANNER_MS } from '@/config/constants'
import type { Feature } from '@/contract'
import { EmptyState } from '@/kit/EmptyState'
import { CrudPage } from '../crud/CrudPage'
import { DeleteDialog } from '../crud/DeleteDialog'
import { RecordCard } from '../crud/RecordCard'
import { RecordList } from '../crud/RecordList'
import { Swatch } from '../crud/Swatch'
import { useCrud } from '../crud/useCrud'
import { FeatureForm } from './FeatureForm'
import { featureCategories } from './featureCategories'

export function FeaturesTab() {
  const features = useQuery(featuresQuery())
  const remove = useMutation(deleteFeatureMutation())
  const crud = useCrud<Feature>(BANNER_MS)
  return (
    <CrudPage
      tab="features"
      intro="What a site of ours can do, by display order."
      addLabel="New feature"
      notices={crud.notices}
      form={<FeatureForm key={crud.round} crud={crud} />}
    >
      <RecordList
        title="Existing features"
        query={features}
        failed={(error) => failureText('listFeatures', error)}
        empty={<EmptyState title="No features yet">Add the first one with the form on this page.</EmptyState>}
      >
        {(feature) => (
          <RecordCard
            name={feature.title}
            mark={<Swatch color={feature.color} />}
            onEdit={() => crud.edit(feature)}
            onDelete={() => crud.askDelete(feature)}
          >
            <p>{feature.description}</p>
            {feature.benefits.length > 0 && (
              <ul className="ml-4 list-disc">
                {feature.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            )}
            <p className="text-ink-3">
              {featureCategories[feature.category]}, icon {feature.icon}, order {feature.order}
            </p>
          </RecordCard>
        )}
      </RecordList>
      <DeleteDialog
        crud={crud}
        title={({ title }) => `Delete the feature ${title}?`}
        description="This cannot be undone."
        remove={remove.mutateAsync}
        failed={(error) => failureText('deleteFeature', error)}
        done={doneText('deleteFeature')}
      />
    </CrudPage>
  )
}
