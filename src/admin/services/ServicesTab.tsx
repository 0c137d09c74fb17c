import { useQuery } from '@tanstack/react-query'
import { serviceCalls, servicesQuery } from '@/api/services'
import { BANNER_MS } from '@/config/constants'
import type { Service } from '@/contract'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { failureText } from '@/texts/calls'
import { CrudPage } from '../crud/CrudPage'
import { RecordCard } from '../crud/RecordCard'
import { RecordList } from '../crud/RecordList'
import { useCrud } from '../crud/useCrud'
import { Swatch } from '../shared/Swatch'
import { ServiceForm } from './ServiceForm'
import { serviceCategories } from './serviceCategories'

export function ServicesTab() {
  const services = useQuery(servicesQuery())
  const crud = useCrud('services', serviceCalls(), services.data, BANNER_MS)
  return (
    <CrudPage
      crud={crud}
      intro="What the studio offers, by display order. The site’s Services page has a list of its own."
      addLabel="New service"
      form={<ServiceForm key={crud.formKey} crud={crud} />}
      question={({ name }) => `Delete the service ${name}?`}
    >
      <RecordList
        things="services"
        query={services}
        failed={(error) => failureText('listServices', error)}
        nameOf={({ name }) => name}
        empty={<EmptyState title="No services yet">Add the first one with the form on this page.</EmptyState>}
      >
        {(service) => (
          <RecordCard
            name={service.name}
            mark={<Swatch color={service.color} />}
            onEdit={() => crud.edit(service)}
            onDelete={() => crud.askDelete(service)}
          >
            <p className="font-[560] text-ink">
              {[service.price, service.duration].filter(Boolean).join(' · ') || 'No price yet'}
            </p>
            <p>{service.shortDescription || service.description}</p>
            <p className="text-ink-3">
              {serviceCategories[service.category]}, {featureCount(service)}, icon {service.icon}, order{' '}
              {service.order}
            </p>
          </RecordCard>
        )}
      </RecordList>
    </CrudPage>
  )
}

function featureCount({ features }: Service): string {
  return `${features.length} ${features.length === 1 ? 'feature' : 'features'}`
}
