import { useQuery } from '@tanstack/react-query'
import { paymentOptionCalls, paymentOptionsQuery } from '@/api/paymentOptionCalls'
import { paymentOptionStatus, paymentTypeText, upiPayee } from '@/domain/payment'
import { CodeDoor } from '@/kit/doors/CodeDoor'
import { Banner } from '@/kit/feedback/Banner'
import { StatusBadge } from '@/kit/feedback/StatusBadge'
import { CrudPage } from '../crud/CrudPage'
import { RecordList } from '../crud/RecordList'
import { useCrud } from '../crud/useCrud'
import { PaymentOptionForm } from './PaymentOptionForm'

export function PaymentOptionsTab() {
  const crud = useCrud({
    tab: 'payment-options',
    one: 'payment option',
    many: 'payment options',
    nameOf: ({ name }) => name,
    records: useQuery(paymentOptionsQuery()),
    operation: 'listPaymentOptions',
    calls: paymentOptionCalls(),
  })
  return (
    <CrudPage
      crud={crud}
      intro="Where clients send their money. The payment page shows the active options, in order."
      form={PaymentOptionForm}
      deleting="Clients can no longer pay with it."
    >
      <RecordList
        crud={crud}
        emptyPicture={<CodeDoor />}
        badge={(option) => <StatusBadge status={paymentOptionStatus(option)} />}
        emptyText="Clients can’t pay until you add one with the form on this page."
      >
        {(option) => (
          <>
            <p className="font-[560] text-ink">{option.upiId}</p>
            {option.description && <p>{option.description}</p>}
            <p>
              {paymentTypeText(option.paymentType)}, order {option.order}
            </p>
            {option.paymentType === 'UPI' && upiPayee(option) === null && (
              <Banner tone="warn">
                UPI apps can’t pay to this ID, so clients see no QR code. Edit the ID or choose another type.
              </Banner>
            )}
          </>
        )}
      </RecordList>
    </CrudPage>
  )
}
