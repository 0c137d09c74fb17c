import { pick, randomFrom } from '../seeds/random'

/** What a network and a busy server do to calls. */
export type Conditions = {
  /** Each call takes that many milliseconds longer: a random number between the two. */
  latency?: readonly [least: number, most: number]
  /** The share of calls, from 0 to 1, that fail. */
  chaos?: number
  /** The same seed and the same order of calls give the same delays and failures. */
  seed?: number
}

type Serve = () => Promise<Response | undefined>

/** Has calls served under these conditions; undefined stays undefined. */
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

/** A connection may break before the call is served or after: who calls cannot tell which. */
async function failing(random: () => number, serve: Serve): Promise<Response> {
  const failure = pick(random, ['lost call', 'lost answer', 500, 503])
  if (failure === 'lost answer') await serve()
  if (typeof failure === 'string') return Response.error()
  return Response.json({ message: 'Server error. Please try again later.' }, { status: failure })
}
