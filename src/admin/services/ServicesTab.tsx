import { useMutation, useQuery } from '@tanstack/react-query'
import { doneText, failureText } from '@/api/errors'
import { deleteServiceMutation, servicesQuery } from '@/api/services'
import { BANNER_MS } from '@/config/constants'
import type { Service } from '@/contract'
import { EmptyState } from '@/kit/EmptyState'
import { CrudPage } from '../crud/CrudPage'
import { DeleteDialog } from '../crud/DeleteDialog'
import { RecordCard } from '../crud/RecordCard'
import { RecordList } from '../crud/RecordList'
import { Swatch } from '../crud/Swatch'
import { useCrud } from '../crud/useCrud'
import { ServiceForm } from './ServiceForm'
import { serviceCategories } from './serviceCategories'

export function ServicesTab() {
  const services = useQuery(servicesQuery())
  const remove = useMutation(deleteServiceMutation())
  const crud = useCrud<Service>(BANNER_MS)
  return (
    <CrudPage
      tab="services"
      intro="What the studio offers, by display order."
      addLabel="New service"
      notices={crud.notices}
      form={<ServiceForm key={crud.round} crud={crud} />}
    >
      <RecordList
        title="Existing services"
        query={services}
        failed={(error) => failureText('listServices', error)}
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
      <DeleteDialog
        crud={crud}
        title={({ name }) => `Delete the service ${name}?`}
        description="This cannot be undone."
        remove={remove.mutateAsync}
        failed={(error) => failureText('deleteService', error)}
        done={doneText('deleteService')}
      />
    </CrudPage>
  )
}

function featureCount({ features }: Service): string {
  return `${features.length} ${features.length === 1 ? 'feature' : 'features'}`
}
