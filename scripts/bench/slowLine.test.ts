import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { slowLine } from './slowLine'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const portOf = (server: Server) => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

async function echo(): Promise<Server> {
  const server = createServer((socket) => socket.pipe(socket))
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

async function connected(target: number) {
  const line = await slowLine(target, { roundTripMs: 40, bytesPerSecond: 1e6 })
  servers.push(line.server)
  const socket = connect(line.port, '127.0.0.1')
  return socket.setNoDelay()
}

test('what is sent while the connection opens arrives in its order, not before two round trips', async () => {
  const socket = await connected(portOf(await echo()))
  const startedAt = performance.now()
  const sent = Array.from({ length: 60 }, (_, index) => `${index};`)
  const received = new Promise<string>((resolve) => {
    let soFar = ''
    socket.on('data', (piece) => {
      soFar += String(piece)
      if (soFar.length >= sent.join('').length) resolve(soFar)
    })
  })
  for (const piece of sent) {
    socket.write(piece)
    await wait(1)
  }
  expect(await received).toBe(sent.join(''))
  expect(performance.now() - startedAt).toBeGreaterThan(75)
  socket.destroy()
})

test('a server that is not there ends the connection', async () => {
  const server = await echo()
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  const socket = await connected(port)
  expect(await text(socket)).toBe('')
})
