import { useMutation, useQuery } from '@tanstack/react-query'
import { doneText, failureText } from '@/api/errors'
import { deletePaymentOptionMutation, paymentOptionsQuery } from '@/api/paymentOptions'
import type { PaymentOption } from '@/contract'
import { Badge } from '@/kit/Badge'
import { EmptyState } from '@/kit/EmptyState'
import { CrudPage } from '../crud/CrudPage'
import { DeleteDialog } from '../crud/DeleteDialog'
import { RecordCard } from '../crud/RecordCard'
import { RecordList } from '../crud/RecordList'
import { useCrud } from '../crud/useCrud'
import { PaymentOptionForm } from './PaymentOptionForm'
import { paymentTypeText } from './paymentTypes'

export function PaymentOptionsTab() {
  const options = useQuery(paymentOptionsQuery())
  const remove = useMutation(deletePaymentOptionMutation())
  const crud = useCrud<PaymentOption>()
  return (
    <CrudPage
      tab="payment-options"
      intro="Where clients send their money. The active ones stand on the payment page, by their order."
      addLabel="New payment option"
      notices={crud.notices}
      form={<PaymentOptionForm key={crud.round} crud={crud} />}
    >
      <RecordList
        title={`Existing payment options${options.data ? ` (${options.data.length})` : ''}`}
        query={options}
        failed={(error) => failureText('listPaymentOptions', error)}
        empty={
          <EmptyState title="No payment options yet">
            Nobody can pay before there is one. Add it with the form on this page.
          </EmptyState>
        }
      >
        {(option) => (
          <RecordCard
            name={option.name}
            badge={
              <Badge tone={option.isActive ? 'ok' : 'neutral'}>
                {option.isActive ? 'Active' : 'Inactive'}
              </Badge>
            }
            onEdit={() => crud.edit(option)}
            onDelete={() => crud.askDelete(option)}
          >
            <p className="font-[560] text-ink">{option.upiId}</p>
            {option.description && <p>{option.description}</p>}
            <p>
              {paymentTypeText(option.paymentType)}, order {option.order}
            </p>
          </RecordCard>
        )}
      </RecordList>
      <DeleteDialog
        crud={crud}
        title={({ name }) => `Delete the payment option ${name}?`}
        description="Clients can no longer pay by it."
        remove={remove.mutateAsync}
        failed={(error) => failureText('deletePaymentOption', error)}
        done={doneText('deletePaymentOption')}
      />
    </CrudPage>
  )
}
