import type { AnswerOf, OperationId } from '@/contract'
import { byId, type Call, type Model, type Rule, type Rules, sure, taken, when, without } from './state'

const slug = (name: string) => name.toLowerCase().replaceAll(/\s/g, '')

const idOf = ({ params }: { params: unknown }) => (params as { id: string }).id

/** The three calls by which an admin keeps the records of one kind, each under its name in the answer. */
function keeping<
  Row extends { _id: string },
  Create extends OperationId,
  Update extends OperationId,
  Delete extends OperationId,
>(
  thing: string,
  key: string,
  rows: (model: Model) => Row[],
  fields: (call: Call<Create> | Call<Update>, known?: Row) => Omit<Row, '_id'>,
  refusals: (call: Call<Create> | Call<Update>, others: Row[]) => string[] = () => [],
): [Rule<Create>, Rule<Update>, Rule<Delete>] {
  const missing = (call: Call<Update> | Call<Delete>) =>
    when([!byId(rows(call.model), idOf(call)), `404 ${thing} not found.`])
  const said = (answer: unknown) => (answer as Record<string, Row>)[key] as Row
  const saying = <Answer>(answer: Answer, row: Row): Answer => ({ ...Object(answer), [key]: row })
  const create: Rule<Create> = {
    refusals: (call) => refusals(call, rows(call.model)),
    done(call, answer) {
      const row = { ...fields(call), _id: taken(call.model, said(answer)._id) } as Row
      rows(call.model).push(row)
      return saying(answer, row)
    },
  }
  const update: Rule<Update> = {
    refusals: (call) => [
      ...missing(call),
      ...refusals(
        call,
        rows(call.model).filter(({ _id }) => _id !== idOf(call)),
      ),
    ],
    done(call, answer) {
      const row = sure(byId(rows(call.model), idOf(call)))
      Object.assign(row, fields(call, row))
      return saying(answer, row)
    },
  }
  const remove: Rule<Delete> = {
    refusals: missing,
    done(call, answer) {
      without(rows(call.model), idOf(call))
      return answer
    },
  }
  return [create, update, remove]
}

type Body = Record<string, unknown>
const bodyOf = ({ body }: { body: unknown }) => body as Body
const trimmed = (value: unknown) => String(value).trim()

const [createPlan, updatePlan, deletePlan] = keeping<
  Model['plans'][number],
  'createPlan',
  'updatePlan',
  'deletePlan'
>(
  'Plan',
  'plan',
  ({ plans }) => plans,
  (call) => {
    const { body } = call
    return {
      name: body.name.trim(),
      price: body.price,
      oldPrice: body.oldPrice ?? null,
      save: body.save ?? null,
      features: body.features ?? [],
      highlight: body.highlight ?? false,
      color: body.color ?? null,
      duration: body.duration,
    }
  },
  (call, others) =>
    when([
      others.some(({ name }) => slug(name) === slug(trimmed(bodyOf(call)['name']))),
      '400 A plan with this name already exists.',
    ]),
)

const [createPaymentOption, updatePaymentOption, deletePaymentOption] = keeping<
  Model['paymentOptions'][number],
  'createPaymentOption',
  'updatePaymentOption',
  'deletePaymentOption'
>(
  'Payment option',
  'paymentOption',
  ({ paymentOptions }) => paymentOptions,
  (call, known) => {
    const { body } = call
    return {
      name: body.name.trim(),
      upiId: body.upiId.trim(),
      description: body.description ?? null,
      paymentType: body.paymentType ?? 'UPI',
      order: body.order ?? 0,
      isActive: body.isActive ?? known?.isActive ?? true,
    }
  },
  (call, others) =>
    when([
      others.some(({ upiId }) => upiId.toLowerCase() === trimmed(bodyOf(call)['upiId']).toLowerCase()),
      '400 UPI ID already exists.',
    ]),
)

type Described = { name?: string; title?: string }
/** Features and services: texts, category, order, color and a list. */
const described = (names: string[], optional: string[], list: string) => (call: { body: unknown }) => {
  const body = bodyOf(call)
  return {
    ...Object.fromEntries(names.map((name) => [name, trimmed(body[name])])),
    ...Object.fromEntries(optional.map((name) => [name, body[name] ?? null])),
    category: body['category'] ?? 'other',
    order: body['order'] ?? 0,
    color: body['color'] ?? '#667eea',
    [list]: body[list] ?? [],
  } as Described as never
}

const [createFeature, updateFeature, deleteFeature] = keeping<
  Model['features'][number],
  'createFeature',
  'updateFeature',
  'deleteFeature'
>(
  'Feature',
  'feature',
  ({ features }) => features,
  described(['title', 'description', 'icon'], [], 'benefits'),
)

const [createService, updateService, deleteService] = keeping<
  Model['services'][number],
  'createService',
  'updateService',
  'deleteService'
>(
  'Service',
  'service',
  ({ services }) => services,
  described(['name', 'description', 'icon'], ['shortDescription', 'price', 'duration'], 'features'),
)

const noLinks = { linkedin: null, twitter: null, github: null, instagram: null }
const [createTeamMember, updateTeamMember, deleteTeamMember] = keeping<
  Model['teamMembers'][number],
  'createTeamMember',
  'updateTeamMember',
  'deleteTeamMember'
>(
  'Team member',
  'teamMember',
  ({ teamMembers }) => teamMembers,
  (call, known) => {
    const body = bodyOf(call)
    const or = (name: string) => trimmed(body[name] ?? '') || null
    return {
      name: trimmed(body['name']),
      position: trimmed(body['position']),
      email: or('email'),
      phone: or('phone'),
      bio: or('bio'),
      order: Number(body['order'] ?? 0),
      socialLinks: { ...noLinks, ...(JSON.parse(trimmed(body['socialLinks'] ?? '{}')) as object) },
      profileImage: known?.profileImage ?? null,
    }
  },
)

type Marking = 'markContactRead' | 'markContactUnread'
const contact = <Id extends Marking>(read: boolean): Rule<Id> => ({
  refusals: (call) => when([!byId(call.model.contacts, idOf(call)), '404 Contact not found.']),
  done(call) {
    const row = sure(byId(call.model.contacts, idOf(call)))
    row.read = read
    return { contact: row } as AnswerOf<Id>
  },
})

export const recordRules: Rules<
  | `${'create' | 'update' | 'delete'}${'Plan' | 'PaymentOption' | 'Feature' | 'Service' | 'TeamMember'}`
  | 'listPlans'
  | 'listActivePaymentOptions'
  | 'listPaymentOptions'
  | 'listFeatures'
  | 'listServices'
  | 'listTeamMembers'
  | 'listContacts'
  | 'markContactRead'
  | 'markContactUnread'
  | 'listNewsletterSubscribers'
> = {
  listPlans: { done: ({ model: { plans } }) => ({ plans }) },
  createPlan,
  updatePlan,
  deletePlan,
  listActivePaymentOptions: {
    done: ({ model }) => ({ paymentOptions: model.paymentOptions.filter(({ isActive }) => isActive) }),
  },
  listPaymentOptions: { done: ({ model: { paymentOptions } }) => ({ paymentOptions }) },
  createPaymentOption,
  updatePaymentOption,
  deletePaymentOption,
  listFeatures: { done: ({ model: { features } }) => ({ features }) },
  createFeature,
  updateFeature,
  deleteFeature,
  listServices: { done: ({ model: { services } }) => ({ services }) },
  createService,
  updateService,
  deleteService,
  listTeamMembers: { done: ({ model: { teamMembers } }) => ({ teamMembers }) },
  createTeamMember,
  updateTeamMember,
  deleteTeamMember,
  listContacts: { done: ({ model: { contacts } }) => ({ contacts }) },
  markContactRead: contact(true),
  markContactUnread: contact(false),
  listNewsletterSubscribers: { done: ({ model: { subscribers } }) => ({ subscribers }) },
}
