import { basename, dirname } from 'node:path'
import { answerNoFile } from '@candor/call/envelope'
import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import send from '@fastify/send'
import type { FastifyInstance } from 'fastify'
import { findMediaFile } from './queries.ts'

/** A stored file is shown, never run: not even as a page opened by its own address. */
const documentPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'"

/** Serves files by signed address, with byte ranges.  */
export function routes({ db, clock, files, media }: House, _serve: Serve, app: FastifyInstance): void {
  app.get<{ Params: { word: string }; Querystring: { download?: string } }>(
    '/file/media/:word',
    { schema: { hide: true } },
    async (request, reply) => {
      const now = clock.now()
      const claim = media.read(request.params.word)
      const file = claim && (await findMediaFile(db, claim.fileId, claim.sessionId, now))
      if (!file) return answerNoFile(request, reply)
      const path = files.pathOf(file.contentHash)
      const answer = await send(request.raw, basename(path), {
        root: dirname(path),
        cacheControl: false,
        contentType: false,
        dotfiles: 'allow',
      })
      const place = request.query.download === undefined ? 'inline' : 'attachment'
      return reply
        .code(answer.statusCode)
        .headers(answer.headers)
        .type(file.contentType)
        .header('cache-control', 'private, max-age=3600')
        .header('content-security-policy', documentPolicy)
        .header('content-disposition', `${place}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .send(answer.stream)
    },
  )
}
