import type { AnyCall, ReplyOf } from '@candor/call/define'
import type { RequestContext, Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { findMailFacts, nameOfAccount } from '../../../../candidates/candidates/server/queries/mail-facts.ts'
import type { ReportAccess } from '../../../../platform/access/rules/declared.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import type { AuthorizedActor } from '../../../../platform/access/server/gate/report-access.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { sendMessage, shareReport } from '../../contract/messaging.ts'
import { chooseMailed, mailedLink, mailNeedsPassword } from '../../rules/mailing.ts'
import type { ShareChoice } from '../../rules/sharing.ts'
import { composeMessage } from '../present/mails.ts'
import { insertShareMails } from '../queries/mails.ts'
import { beginMaking, type NewWay, newWay, readSharable } from './making.ts'

interface Request {
  readonly viewer: Viewer
  readonly context: RequestContext
  readonly input: { readonly cid?: string | undefined; readonly currentUserId?: string | undefined }
}

/** A share that is sent into a conversation; null: its link is passed on by hand. */
interface Sharing {
  readonly choice: ShareChoice
  readonly way: NewWay
  readonly shareUrl: string
  readonly into: { readonly conversation: string; readonly sender: string } | null
}

type Reply = ReplyOf<typeof sendMessage>
type Given = Parameters<typeof chooseMailed>[2]

/** Makes the secrets of the share, before any lock, or refuses. */
async function prepare(
  services: AppServices,
  call: AnyCall & { readonly access: ReportAccess<string> },
  request: Request,
  given: Given,
): Promise<Sharing> {
  const { cid: conversation, currentUserId: sender } = request.input
  const { setting, sections } = await readSharable(services, call, request)
  const choice = chooseMailed(setting, sections, given, request.context.locale)
  const way = await newWay(services, request.viewer, choice.hasPassword)
  const isSent = services.messenger !== null && conversation && sender
  return {
    choice,
    way,
    shareUrl: mailedLink(services.settings.publicUrl, way.token, setting.rules),
    into: isSent ? { conversation, sender } : null,
  }
}

/** Stores the share, and queues its link. The result is kept for retries: it has neither link nor password. */
async function store(
  work: AuditedTransaction & { readonly actor: AuthorizedActor },
  { choice, way, shareUrl, into }: Sharing,
): Promise<Reply> {
  const { db, now, actor } = work
  const { companyId, accountId, setting } = actor
  const needsPassword = mailNeedsPassword(setting.rules)
  const { expiresAt, make } = await beginMaking(work, { choice, count: 1, needsPassword })
  const shareId = await make(way)
  if (into) {
    const words = composeMessage({
      locale: choice.language,
      facts: await findMailFacts(db, actor),
      link: shareUrl,
      expiresAt,
      note: choice.note,
      sharedBy: await nameOfAccount(db, companyId, accountId),
      password: way.password === null ? null : 'byHand',
      isSentOn: false,
    })
    const { conversation: to, sender } = into
    const mail = {
      companyId,
      to,
      now,
      ...words,
      secret: way.token,
      via: { channel: 'dingtalk' as const, sender },
    }
    const ids = await enqueueMails(db, [mail])
    const rows = ids.map((mailId) => ({ mailId, companyId, shareGrantId: shareId, kind: 'link' as const }))
    await insertShareMails(db, rows)
  }
  const isQueued = into !== null
  const { hasPassword } = choice
  return { shareId, isQueued, hasPassword, shareUrl: null, password: null, expiresAt: expiresAt.getTime() }
}

export function messagingRoutes(services: AppServices, serve: Serve): void {
  async function share(sharing: Sharing, act: (work: typeof store) => Promise<Reply>): Promise<Reply> {
    let madeId = ''
    const reply = await act(async (...args) => {
      const stored = await store(...args)
      madeId = stored.shareId
      return stored
    })
    const { shareUrl, way } = sharing
    return reply.shareId === madeId ? { ...reply, shareUrl, password: way.password } : reply
  }

  serve(sendMessage, async (request) => {
    const sharing = await prepare(services, sendMessage, request, {})
    return share(sharing, (keep) =>
      auditedTransaction(services, sendMessage, request, (work) => keep(work, sharing)),
    )
  })

  serve(shareReport, async (request) => {
    const sharing = await prepare(services, shareReport, request, request.input)
    return share(sharing, (keep) =>
      auditedTransaction(services, shareReport, request, (work) => keep(work, sharing)),
    )
  })
}
