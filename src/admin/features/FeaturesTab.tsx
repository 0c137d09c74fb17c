import { useQuery } from '@tanstack/react-query'
import { featureCalls, featuresQuery } from '@/api/features'
import { BANNER_MS } from '@/config/constants'
import { ToolDoor } from '@/kit/doors/ToolDoor'
import { CrudPage } from '../crud/CrudPage'
import { RecordList } from '../crud/RecordList'
import { useCrud } from '../crud/useCrud'
import { RecordIcon } from '../common/RecordIcon'
import { featureCategories, FeatureForm } from './FeatureForm'

export function FeaturesTab() {
  const crud = useCrud({
    tab: 'features',
    one: 'feature',
    many: 'features',
    nameOf: ({ title }) => title,
    records: useQuery(featuresQuery()),
    operation: 'listFeatures',
    calls: featureCalls(),
    clearAfterMs: BANNER_MS,
  })
  return (
    <CrudPage
      crud={crud}
      intro="What our sites can do, in display order. The public Features page has a separate list."
      form={FeatureForm}
    >
      <RecordList
        crud={crud}
        emptyPicture={<ToolDoor />}
        mark={({ icon, color }) => <RecordIcon icon={icon} color={color} />}
      >
        {({ description, benefits, category, order }) => (
          <>
            <p>{description}</p>
            {benefits.length > 0 && (
              <ul className="ml-4 list-disc">
                {benefits.map((benefit, index) => (
                  <li key={index}>{benefit}</li>
                ))}
              </ul>
            )}
            <p className="text-ink-3">
              {featureCategories[category]}, order {order}
            </p>
          </>
        )}
      </RecordList>
    </CrudPage>
  )
}
