import { useQuery } from '@tanstack/react-query'
import { paymentOptionCalls, paymentOptionsQuery } from '@/api/paymentOptions'
import { paymentOptionStatus, paymentTypeText } from '@/domain/payment'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { failureText } from '@/texts/calls'
import { StatusBadge } from '@/kit/feedback/StatusBadge'
import { CrudPage } from '../crud/CrudPage'
import { RecordCard } from '../crud/RecordCard'
import { RecordList } from '../crud/RecordList'
import { useCrud } from '../crud/useCrud'
import { PaymentOptionForm } from './PaymentOptionForm'

export function PaymentOptionsTab() {
  const options = useQuery(paymentOptionsQuery())
  const crud = useCrud('payment-options', paymentOptionCalls(), options.data)
  return (
    <CrudPage
      crud={crud}
      intro="Where clients send their money. The active ones stand on the payment page, by their order."
      addLabel="New payment option"
      form={<PaymentOptionForm key={crud.formKey} crud={crud} />}
      question={({ name }) => `Delete the payment option ${name}?`}
      deleting="Clients can no longer pay by it."
    >
      <RecordList
        things="payment options"
        query={options}
        failed={(error) => failureText('listPaymentOptions', error)}
        nameOf={({ name }) => name}
        empty={
          <EmptyState title="No payment options yet">
            Nobody can pay before there is one. Add it with the form on this page.
          </EmptyState>
        }
      >
        {(option) => (
          <RecordCard
            name={option.name}
            badge={<StatusBadge status={paymentOptionStatus(option)} />}
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
    </CrudPage>
  )
}
