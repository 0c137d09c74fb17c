import { useQuery } from '@tanstack/react-query'
import { serviceCalls, servicesQuery } from '@/api/services'
import { BANNER_MS } from '@/config/constants'
import { ToolDoor } from '@/kit/doors/ToolDoor'
import { CrudPage } from '../crud/CrudPage'
import { RecordList } from '../crud/RecordList'
import { useCrud } from '../crud/useCrud'
import { RecordIcon } from '../common/RecordIcon'
import { serviceCategories, ServiceForm } from './ServiceForm'

export function ServicesTab() {
  const crud = useCrud({
    tab: 'services',
    one: 'service',
    many: 'services',
    nameOf: ({ name }) => name,
    records: useQuery(servicesQuery()),
    operation: 'listServices',
    calls: serviceCalls(),
    clearAfterMs: BANNER_MS,
  })
  return (
    <CrudPage
      crud={crud}
      intro="What we offer, in display order. The public Services page has a separate list."
      form={ServiceForm}
    >
      <RecordList
        crud={crud}
        emptyPicture={<ToolDoor />}
        mark={({ icon, color }) => <RecordIcon icon={icon} color={color} />}
      >
        {({ price, duration, shortDescription, description, category, features, order }) => (
          <>
            <p className="font-[560] text-ink">
              {[price, duration].filter(Boolean).join(' · ') || 'No price yet'}
            </p>
            <p>{shortDescription || description}</p>
            <p className="text-ink-3">
              {serviceCategories[category]}, {features.length}{' '}
              {features.length === 1 ? 'feature' : 'features'}, order {order}
            </p>
          </>
        )}
      </RecordList>
    </CrudPage>
  )
}
