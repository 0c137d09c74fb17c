import type { Trait } from '@mocks/dialects/state'

/** A server that says this status where the contract says 400. */
export const refusingWith = (status: number): Trait => ({
  title: `Refuses with ${status}.`,
  serve: async (_call, next) => {
    const response = await next()
    if (response.status !== 400) return response
    return new Response(response.body, { status, headers: response.headers })
  },
})
