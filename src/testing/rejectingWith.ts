import type { Quirk } from '@mocks/quirks/state'

export const rejectingWith = (status: number): Quirk => ({
  title: `Rejects with ${status}.`,
  serve: async (_call, next) => {
    const response = await next()
    if (response.status !== 400) return response
    return new Response(response.body, { status, headers: response.headers })
  },
})
