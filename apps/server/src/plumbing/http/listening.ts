import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { errorCode } from '@candor/kernel/error-code'
import type { FastifyInstance } from 'fastify'
import { BadSetting } from '../../env/values.ts'

/** The actual port, which differs from the setting if that is 0. */
export function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function whyDeaf(code: string | undefined, port: number): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `The port ${port} is taken. Set PORT to a free one.`
    case 'EACCES':
      return `The account of the server may not listen at port ${port}. Set PORT to 1024 or more.`
    case 'EADDRNOTAVAIL':
      return 'HOST must be an address of this machine.'
    case 'ENOTFOUND':
      return 'HOST must be an address of this machine, or a name that has one.'
  }
}

/** Gives the server the connections to one more address. An address that cannot be listened at is left out. */
async function listenAlso(app: FastifyInstance, host: string): Promise<void> {
  // The options of the HTTP server's own connections.
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  )
  try {
    await once(door.listen({ port: portOf(app), host }), 'listening')
    app.server.once('close', () => door.close())
  } catch {
    // A machine without IPv6 may name ::1 all the same.
  }
}

/** Listens at the address; at `localhost` by IPv4 and by IPv6, as far as the machine has them. */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<void> {
  try {
    const addresses = host === 'localhost' ? await lookup(host, { all: true }) : []
    const [first = host, ...more] = new Set(addresses.map(({ address }) => address))
    await app.listen({ port, host: first })
    for (const address of more) await listenAlso(app, address)
  } catch (error) {
    const why = whyDeaf(errorCode(error), port)
    throw why ? new BadSetting(why) : error
  }
}
