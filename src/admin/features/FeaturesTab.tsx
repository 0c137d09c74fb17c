import { useQuery } from '@tanstack/react-query'
import { featureCalls, featuresQuery } from '@/api/features'
import { BANNER_MS } from '@/config/constants'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { failureText } from '@/texts/calls'
import { CrudPage } from '../crud/CrudPage'
import { RecordCard } from '../crud/RecordCard'
import { RecordList } from '../crud/RecordList'
import { useCrud } from '../crud/useCrud'
import { Swatch } from '../shared/Swatch'
import { FeatureForm } from './FeatureForm'
import { featureCategories } from './featureCategories'

export function FeaturesTab() {
  const features = useQuery(featuresQuery())
  const crud = useCrud('features', featureCalls(), features.data, BANNER_MS)
  return (
    <CrudPage
      crud={crud}
      intro="What a site of ours can do, by display order. The site’s Features page has a list of its own."
      addLabel="New feature"
      form={<FeatureForm key={crud.formKey} crud={crud} />}
      question={({ title }) => `Delete the feature ${title}?`}
    >
      <RecordList
        things="features"
        query={features}
        failed={(error) => failureText('listFeatures', error)}
        nameOf={({ title }) => title}
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
    </CrudPage>
  )
}
