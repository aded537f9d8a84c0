import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { answerNoFile } from '@candor/call/envelope'
import type { AppServices } from '@candor/db/database'
import type { FastifyInstance } from 'fastify'
import { mayOpen } from '../../rules/who.ts'
import { readAddress } from '../actions/addresses.ts'
import { readWhileStanding } from '../actions/read-while-standing.ts'
import { findAsker } from '../queries/askers.ts'
import { findFinished, isStanding } from '../queries/copies.ts'
import { isLinkLive } from '../queries/links.ts'

/** The finished copy of an address whose asker may have it now. */
async function openCopy(services: AppServices, word: string) {
  const address = readAddress(services, word)
  const copy = address && (await findFinished(services.db, address.copyId, services.clock.now()))
  if (!address || !copy) return null
  const opened = { ...copy, copyId: address.copyId }
  if (copy.linkId !== null) {
    const isForHolder = address.sessionId === null && (await isLinkLive(services, copy.linkId))
    return isForHolder ? opened : null
  }
  const asker = address.sessionId === null ? null : await findAsker(services, address.sessionId)
  return asker?.companyId === copy.companyId && mayOpen(asker, copy) ? opened : null
}

/** Serves finished copies at their addresses. A candidate who is erased meanwhile ends the download with an error. */
export function downloadRoute(services: AppServices, app: FastifyInstance): void {
  app.get<{ Params: { word: string } }>(
    '/file/copy/:word',
    { schema: { hide: true } },
    async (request, reply) => {
      const copy = await openCopy(services, request.params.word)
      if (!copy) return answerNoFile(request, reply)
      const { contentHash, sizeBytes, name, copyId } = copy
      const soundness = await services.files.check(contentHash)
      if (soundness !== 'sound') {
        services.log.error({ contentHash }, `a stored copy is ${soundness}`)
        return answerNoFile(request, reply)
      }
      const content = createReadStream(services.files.pathOf(contentHash))
      const sent = readWhileStanding(content, () => isStanding(services.db, copyId))
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .header('content-length', String(sizeBytes))
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .type('application/zip')
        .send(Readable.from(sent, { objectMode: false }))
    },
  )
}
