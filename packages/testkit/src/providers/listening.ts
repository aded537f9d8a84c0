import type { Server } from 'node:http'

/** Starts a local server; by default at a port that is free. */
export async function listenHere(http: Server, port = 0) {
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))
  const at = http.address()
  if (typeof at !== 'object' || !at) throw new Error('the server listens on a port')
  return {
    port: at.port,
    close() {
      http.closeAllConnections()
      http.close()
    },
  }
}
