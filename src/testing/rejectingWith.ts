import type { Trait } from '@mocks/dialects/state'

export const rejectingWith = (status: number): Trait => ({
  title: `Rejects with ${status}.`,
  serve: async (_call, next) => {
    const response = await next()
    if (response.status !== 400) return response
    return new Response(response.body, { status, headers: response.headers })
  },
})
