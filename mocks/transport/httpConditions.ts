import { pick, randomFrom } from '../seeds/random'

/** How slow and how unreliable the network and the server are. */
export type Conditions = {
  /** By how many ms each call is delayed: a random number between these two. */
  latency?: readonly [least: number, most: number]
  /** The share of calls, from 0 to 1, that fail. */
  chaos?: number
  /** The same seed and the same order of calls give the same delays and failures. */
  seed?: number
}

type Serve = () => Promise<Response | undefined>

/** Returns a function that serves a call under these conditions. It passes an undefined answer on. */
export function under({
  latency = [0, 0],
  chaos = 0,
  seed,
}: Conditions): (serve: Serve) => ReturnType<Serve> {
  const random = seed === undefined ? Math.random : randomFrom(seed)
  const [least, most] = latency
  return async (serve) => {
    const delay = least + random() * (most - least)
    const fails = random() < chaos
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    return fails ? failing(random, serve) : serve()
  }
}

/** The connection may break before or after the call is served. The caller cannot see the difference. */
async function failing(random: () => number, serve: Serve): Promise<Response> {
  const failure = pick(random, ['lost call', 'lost answer', 500, 503])
  if (failure === 'lost answer') await serve()
  if (typeof failure === 'string') return Response.error()
  return Response.json({ message: 'Server error. Please try again later.' }, { status: failure })
}
