import type { Complaint } from '@/contract'
import { notify } from './noteRules'
import {
  type Account,
  byId,
  type Discount,
  iso,
  type Model,
  type Rules,
  sure,
  taken,
  type Ticket,
  userRef,
  when,
  without,
} from './state'

const shape = (model: Model, { userId, chat: _chat, ...ticket }: Ticket): Complaint => ({
  ...ticket,
  user: userRef(model, userId),
})

/** One's own; an admin may read any. */
const readable = ({ tickets }: Model, caller: Account, id: string) =>
  byId(tickets, id)?.userId === caller._id || caller.role === 'admin' ? byId(tickets, id) : undefined

const HIDDEN = '404 Complaint not found or access denied.'
const UNKNOWN = '404 Complaint not found.'

export const supportRules: Rules<
  | 'listMyComplaints'
  | 'createComplaint'
  | 'getComplaint'
  | 'listChatMessages'
  | 'sendChatMessage'
  | 'reopenComplaint'
  | 'listComplaints'
  | 'resolveComplaint'
  | 'decideReopen'
> = {
  listMyComplaints: {
    done: ({ model, caller }) => ({
      complaints: model.tickets
        .filter(({ userId }) => userId === caller._id)
        .map((ticket) => shape(model, ticket)),
    }),
  },
  createComplaint: {
    done({ model, caller, body }, { complaint }) {
      const ticket: Ticket = {
        _id: taken(model, complaint._id),
        userId: caller._id,
        message: body.message.trim(),
        status: 'open',
        response: null,
        createdAt: iso(model.now),
        reopenStatus: null,
        chat: [],
      }
      model.tickets.push(ticket)
      return { complaint: shape(model, ticket) }
    },
  },
  getComplaint: {
    refusals: ({ model, caller, params }) => when([!readable(model, caller, params.id), HIDDEN]),
    done: ({ model, params }) => ({ complaint: shape(model, sure(byId(model.tickets, params.id))) }),
  },
  listChatMessages: {
    refusals: ({ model, caller, params }) => when([!readable(model, caller, params.id), HIDDEN]),
    done: ({ model, params }) => ({ chat: sure(byId(model.tickets, params.id)).chat }),
  },
  sendChatMessage: {
    refusals({ model, caller, params }) {
      const ticket = readable(model, caller, params.id)
      if (!ticket) return [HIDDEN]
      const isOpen = ticket.status === 'open' || ticket.reopenStatus === 'accepted'
      return when([!isOpen, '400 This chat is closed.'])
    },
    done({ model, caller, params, body }) {
      const { chat } = sure(byId(model.tickets, params.id))
      chat.push({ from: caller.role, text: body.text.trim(), createdAt: iso(model.now) })
      return { chat }
    },
  },
  reopenComplaint: {
    refusals({ model, caller, params }) {
      const ticket = byId(model.tickets, params.id)
      if (ticket?.userId !== caller._id) return [HIDDEN]
      return when(
        [ticket.status === 'open', '400 This complaint is still open.'],
        [ticket.reopenStatus === 'pending', '400 A reopen request is already pending.'],
      )
    },
    done({ model, params }) {
      const ticket = sure(byId(model.tickets, params.id))
      ticket.reopenStatus = 'pending'
      return { complaint: shape(model, ticket) }
    },
  },
  listComplaints: {
    done: ({ model }) => ({ complaints: model.tickets.map((ticket) => shape(model, ticket)) }),
  },
  resolveComplaint: {
    refusals: ({ model, params }) => when([!byId(model.tickets, params.id), UNKNOWN]),
    done({ model, params, body }) {
      const ticket = sure(byId(model.tickets, params.id))
      Object.assign(ticket, { status: 'resolved', response: body.response.trim(), reopenStatus: null })
      notify(ticket.userId, body.response.trim())
      return { complaint: shape(model, ticket) }
    },
  },
  decideReopen: {
    refusals({ model, params }) {
      const ticket = byId(model.tickets, params.id)
      if (!ticket) return [UNKNOWN]
      return when([ticket.reopenStatus !== 'pending', '400 No pending reopen request.'])
    },
    done({ model, params, body }) {
      const ticket = sure(byId(model.tickets, params.id))
      if (body.action === 'accept') Object.assign(ticket, { status: 'open', reopenStatus: 'accepted' })
      else ticket.reopenStatus = 'rejected'
      notify(ticket.userId, '')
      return { complaint: shape(model, ticket) }
    },
  },
}

const sameCode = (code: string) => code.trim().toUpperCase()
const coupon = ({ usedBy: _usedBy, ...row }: Discount) => row
const isUsedUp = ({ usedBy, usageLimit }: Discount) => usedBy.length >= (usageLimit ?? Infinity)

export const couponRules: Rules<
  'applyCoupon' | 'listCoupons' | 'createCoupon' | 'deactivateCoupon' | 'deleteCoupon'
> = {
  applyCoupon: {
    refusals({ model, caller, body }) {
      const found = model.coupons.find(({ code }) => code === sameCode(body.code))
      if (!found) return ['404 Invalid or expired coupon.']
      return when(
        [isUsedUp(found), '400 Coupon usage limit reached.'],
        // one that is used up is inactive too, and has a message of its own
        [!found.active && !isUsedUp(found), '404 Invalid or expired coupon.'],
        [found.usedBy.includes(caller._id), '400 You have already used this coupon.'],
      )
    },
    done({ model, caller, body }) {
      const found = sure(model.coupons.find(({ code }) => code === sameCode(body.code)))
      if (body.use) {
        found.usedBy.push(caller._id)
        found.usedCount = found.usedBy.length
        if (isUsedUp(found)) found.active = false
      }
      return { amount: found.amount }
    },
  },
  listCoupons: { done: ({ model }) => ({ coupons: model.coupons.map(coupon) }) },
  createCoupon: {
    refusals: ({ model, body }) =>
      when([
        model.coupons.some(({ code }) => code === sameCode(body.code)),
        '400 Coupon code already exists.',
      ]),
    done({ model, body }, answer) {
      const made: Discount = {
        _id: taken(model, answer.coupon._id),
        code: sameCode(body.code),
        amount: body.amount,
        usageLimit: body.usageLimit ?? null,
        usedCount: 0,
        active: true,
        createdAt: iso(model.now),
        usedBy: [],
      }
      model.coupons.push(made)
      return { coupon: coupon(made) }
    },
  },
  deactivateCoupon: {
    refusals: ({ model, params }) => when([!byId(model.coupons, params.id), '404 Coupon not found.']),
    done({ model, params }) {
      const found = sure(byId(model.coupons, params.id))
      found.active = false
      return { coupon: coupon(found) }
    },
  },
  deleteCoupon: {
    refusals: ({ model, params }) => when([!byId(model.coupons, params.id), '404 Coupon not found.']),
    done({ model, params }, answer) {
      without(model.coupons, params.id)
      return answer
    },
  },
}
