import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { requestText, rudeClient } from '../../rude-client-under-test.ts'
import { type ConnectionLimits, createPatientServer } from './connections.ts'

async function aServer(handler: RequestListener, limits: Partial<ConnectionLimits> = {}) {
  const server = createPatientServer(handler, limits)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { server, address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

const large = Buffer.alloc(16 * 1024 * 1024, 'x')

test('a client that sends 3,000 requests without reading is closed, and one of them was begun', async () => {
  let begun = 0
  const { address } = await aServer((_request, response) => {
    begun += 1
    response.end(large)
  })
  const client = rudeClient(address)
  client.socket.write(requestText('/').repeat(3_000))
  client.socket.resume()
  await client.closed
  expect(begun).toBe(1)
})

test('sixteen requests at once are answered one after the other, and again sixteen once those are answered', async () => {
  let open = 0
  let most = 0
  const { address } = await aServer(async (request, response) => {
    open += 1
    most = Math.max(most, open)
    await new Promise(setImmediate)
    open -= 1
    response.end(`<${request.url}>`)
  })
  const client = rudeClient(address)
  client.socket.resume()
  for (const round of ['a', 'b']) {
    const paths = Array.from({ length: 16 }, (_, index) => `/${round}${index}`)
    client.socket.write(paths.map((path) => requestText(path)).join(''))
    await expect.poll(client.text).toContain(`</${round}15>`)
    expect(
      client
        .text()
        .match(/<\/\w+>/g)
        ?.slice(-16),
    ).toEqual(paths.map((path) => `<${path}>`))
  }
  expect(most).toBe(1)
})

test('a client that leaves an answer unread is closed after a time, and one that waits for a slow answer is not', async () => {
  const slow = Promise.withResolvers<void>()
  const unread = Promise.withResolvers<boolean>()
  const { address } = await aServer(
    async (request, response) => {
      if (request.url === '/slow') await slow.promise
      else response.once('close', () => unread.resolve(response.writableFinished))
      response.end(request.url === '/slow' ? 'late' : large)
    },
    { unreadMs: 100 },
  )
  const waiting = rudeClient(address)
  waiting.socket.resume()
  waiting.socket.write(requestText('/slow'))
  rudeClient(address).socket.write(requestText('/large'))
  expect(await unread.promise).toBe(false)
  slow.resolve()
  await expect.poll(waiting.text).toContain('late')
})

test('a client that asks nothing is closed after a time', async () => {
  const { address } = await aServer((_request, response) => void response.end(), { unreadMs: 100 })
  const silent = rudeClient(address)
  silent.socket.resume()
  await silent.closed
})

test('the connections with the most unread bytes are closed once all have too many, and others go on', async () => {
  const { server, address } = await aServer((_request, response) => void response.end(large), {
    unreadBytes: 3.5 * large.length,
    sweepMs: 20,
  })
  const count = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, connections) => (error ? reject(error) : resolve(connections))),
    )
  const clients = Array.from({ length: 6 }, () => rudeClient(address))
  for (const { socket } of clients) socket.write(requestText('/'))
  await expect.poll(count).toBe(3)
  const answer = await fetch(address)
  expect((await answer.arrayBuffer()).byteLength).toBe(large.length)
})
