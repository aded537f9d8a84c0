import { Resolver } from 'node:dns/promises'
import type { TxtRecords } from '@candor/kernel/txt-records'

const timeoutMs = 3000
const tries = 2

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/**
 * A client of the name system. Without servers it asks those of the machine. A name without the record is told apart
 * from a server that fails: only the first says that a record is gone.
 */
export function openTxtRecords({ servers }: { servers: readonly string[] }): TxtRecords {
  const resolver = new Resolver({ timeout: timeoutMs, tries })
  if (servers.length > 0) resolver.setServers(servers)
  return {
    async lookUp(name) {
      try {
        const records = await resolver.resolveTxt(name)
        return { kind: 'records', texts: records.map((parts) => parts.join('')) }
      } catch (error) {
        const isNone = ['ENOTFOUND', 'ENODATA'].some((code) => code === codeOf(error))
        return { kind: isNone ? 'none' : 'noAnswer' }
      }
    },
  }
}
