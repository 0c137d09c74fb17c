import type { Trait } from '@mocks/dialects/state'

/** A server quirk: answers with this status instead of 400. */
export const rejectingWith = (status: number): Trait => ({
  title: `Rejects with ${status}.`,
  serve: async (_call, next) => {
    const response = await next()
    if (response.status !== 400) return response
    return new Response(response.body, { status, headers: response.headers })
  },
})
