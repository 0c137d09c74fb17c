import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A line as a phone has it: `roundTripMs` between a question and the first byte of its answer, `bytesPerSecond` down. */
export type Speed = { roundTripMs: number; bytesPerSecond: number }

/** How much of one connection goes over the line before the next one has its turn. */
const PIECE_BYTES = 4096

/** Everything that waits to go down the line, null for the end of a connection. The connections take turns, as on a real one. */
function downlink({ bytesPerSecond }: Speed) {
  const waiting = new Map<Socket, (Buffer | null)[]>()
  let freeAt = 0
  let isRunning = false

  const step = () => {
    const [next] = waiting
    isRunning = next !== undefined
    if (!next) return
    const [socket, [first = null, ...rest]] = next
    waiting.delete(socket)
    const left = first && first.length > PIECE_BYTES ? [first.subarray(PIECE_BYTES), ...rest] : rest
    if (left.length > 0) waiting.set(socket, left)
    const piece = first?.subarray(0, PIECE_BYTES)
    if (piece) socket.write(piece)
    else socket.end()
    freeAt = Math.max(freeAt, performance.now()) + ((piece?.length ?? 0) / bytesPerSecond) * 1000
    setTimeout(step, freeAt - performance.now())
  }
  return (socket: Socket, data: Buffer | null) => {
    waiting.set(socket, [...(waiting.get(socket) ?? []), data])
    if (!isRunning) step()
  }
}

/**
 * Makes the server on a port of this machine reachable over a slow line, by another port (0: any free one). All of its
 * connections share the line, whoever in the browser has opened them: the emulation of the browser itself leaves out what a
 * service worker fetches. A new connection costs a round trip before its first byte. Rejects when the port is taken.
 */
export async function slowLine(
  target: number,
  speed: Speed,
  port = 0,
): Promise<{ server: Server; port: number }> {
  const down = downlink(speed)
  const half = speed.roundTripMs / 2
  // each delay is the same for all that is sent: timers of different lengths that end at one moment change places
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(target, '127.0.0.1')
    setTimeout(() => near.resume(), speed.roundTripMs)
    near.on('data', (data) => setTimeout(() => far.write(data), half))
    far.on('data', (data) => setTimeout(() => down(near, data), half))
    far.on('end', () => setTimeout(() => down(near, null), half))
    near.on('close', () => far.destroy())
    // a server that is gone ends the connection, so that nobody waits for it
    for (const socket of [near, far]) socket.on('error', () => near.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The slow line has no port')
  return { server, port: address.port }
}
