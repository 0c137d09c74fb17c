import { brand } from '@/config/brand'
import { Phrases } from '@/kit/text/Phrases'
import { Step, Steps } from '@/kit/text/Steps'

export function NextSteps() {
  return (
    <section className="grid gap-6">
      <h2 className="border-b-2 border-ink pb-3 text-22">From here to your plan</h2>
      <Steps>
        <Step n={1} title="Register" level={3} active>
          <p className="text-ink-2">A name, an email and a password. No card, no phone number.</p>
        </Step>
        <Step n={2} title="Choose a plan" level={3}>
          <p className="text-ink-2">Each one shows its price. You can change your mind until you pay.</p>
        </Step>
        <Step n={3} title="Pay by UPI" level={3}>
          <p className="text-ink-2">Scan, pay, paste the transaction ID.</p>
        </Step>
        <Step n={4} title="We approve your payment" level={3}>
          <p className="text-ink-2">
            A person checks it, <Phrases text={brand.hours} />. Your plan’s days are counted from the
            approval.
          </p>
        </Step>
      </Steps>
    </section>
  )
}
