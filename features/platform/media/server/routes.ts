import { basename, dirname } from 'node:path'
import { answerNoFile } from '@candor/call/envelope'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import send from '@fastify/send'
import type { FastifyInstance } from 'fastify'
import { isPermissionKey } from '../../access/rules/permissions.ts'
import { isAnonymousReport } from '../../access/rules/reach.ts'
import { downloadType, mediaRights, neutralName } from '../rules.ts'
import { findMediaFile } from './queries.ts'

/** Rights of a stored page: its links open in other tabs. Never `allow-scripts`, as it has our origin. */
const pageRights = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/**
 * Shows a stored file and never runs it, not even when a page is opened by its own address. It cannot fetch or send
 * anything.
 *
 * A page keeps this product's origin, so that the report around it can see key presses in it. That gives the page no
 * power: the sandbox, and the rest of the policy again, turn off scripts, forms and refreshing.
 */
function documentPolicy(contentType: string): string {
  return [
    contentType.startsWith('text/html') ? `sandbox ${pageRights}` : 'sandbox',
    "default-src 'none'",
    "script-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "media-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * Types that a browser opens in a viewer which runs the document's own script and ignores the policy: they are
 * downloaded instead. The report's viewer can still read them.
 */
const runsInItsViewer = ['application/pdf']

/** Files with unknown content are only handed out. */
const downloaded = [...runsInItsViewer, downloadType]

/**
 * The file of an address, if the rights that the address was written for still allow it; an anonymous candidate's
 * without its name.
 */
async function openFile({ db, clock, media, settings }: AppServices, word: string) {
  const claim = media.read(word)
  const file = claim && (await findMediaFile(db, claim, clock.now()))
  if (!file || (file.isDemo && !settings.isDemoOn)) return null
  // A file that belongs to a report by now is only opened by that report's addresses.
  const isInReach = claim.candidateId ? file.candidateId !== null && file.isGiven : !file.isAttached
  const screening = file.screeningInfoStatus === 1 ? 1 : 0
  const isAnonymous =
    claim.candidateId !== null && isAnonymousReport({ isAnonymous: file.isAnonymous === true }, screening)
  const permissions = file.buttons.filter(isPermissionKey)
  const { userType, parts } = file
  const isRightStill = claim.isFor(mediaRights({ userType, permissions, parts, isAnonymous }))
  if (!isInReach || !isRightStill) return null
  return isAnonymous ? { ...file, name: neutralName('file', file.name) } : file
}

/** Serves files by signed address, with byte ranges.  */
export function routes(services: AppServices, _serve: Serve, app: FastifyInstance): void {
  // An address may end with a file name (`document.pdf`); only the token before it says which file it is.
  app.get<{ Params: { word: string; name?: string }; Querystring: { download?: string } }>(
    '/file/media/:word/:name?',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = await openFile(services, request.params.word)
      if (!file) return answerNoFile(request, reply)
      const soundness = await services.files.check(file.contentHash)
      if (soundness !== 'sound') {
        services.log.error({ contentHash: file.contentHash }, `a stored file is ${soundness}`)
        return answerNoFile(request, reply)
      }
      const path = services.files.pathOf(file.contentHash)
      const answer = await send(request.raw, basename(path), {
        root: dirname(path),
        cacheControl: false,
        contentType: false,
        dotfiles: 'allow',
      })
      // A range past the end of the file: a header says which ranges are possible.
      if (answer.type === 'error') {
        const range = answer.headers['Content-Range']
        return reply
          .code(answer.statusCode)
          .headers(range ? { 'content-range': range } : {})
          .send()
      }
      const isShown = request.query.download === undefined && !downloaded.includes(file.contentType)
      const disposition = isShown ? 'inline' : 'attachment'
      // The browser keeps no copy of shared files, so that they end with the share.
      const keeping = file.userType === 'visitor' ? 'no-cache' : 'max-age=3600'
      return reply
        .code(answer.statusCode)
        .headers(answer.headers)
        .type(file.contentType)
        .header('cache-control', `private, ${keeping}`)
        .header('content-security-policy', documentPolicy(file.contentType))
        .header('referrer-policy', 'no-referrer')
        .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .send(answer.stream)
    },
  )
}
