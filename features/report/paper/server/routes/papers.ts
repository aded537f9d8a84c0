import type { InputOf } from '@candor/call/define'
import type { RequestContext } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal, type RefusalSource } from '@candor/kernel/refusal'
import type { FastifyInstance } from 'fastify'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import type { AuthorizedReport } from '../../../../platform/access/server/gate/report-access.ts'
import { brandTitle, mayDownload } from '../../../../platform/company/rules.ts'
import type { PaperFormat, ReportPaper, readPaper } from '../../contract.ts'
import { paperLimits } from '../../rules/limits.ts'
import { sendAs } from '../paper/ask.ts'
import { getCompany } from '../queries.ts'
import { openComposing } from '../workers/composing.ts'

/** The server's parts that write reports down. */
export interface Papers {
  readonly services: AppServices
  readonly app: FastifyInstance
  /** The formats that this server can make. */
  readonly formats: readonly PaperFormat[]
  readonly composing: ReturnType<typeof openComposing>
}

/** Opens the parts that write reports down, until the server closes. */
export function openPapers(services: AppServices, app: FastifyInstance): Papers {
  const composing = openComposing()
  app.addHook('preClose', async () => composing.close())
  return { services, app, formats: services.printer ? ['pdf', 'docx'] : ['docx'], composing }
}

/** A key for limits: the account, or all visitors of one share. */
const readerKeyOf = ({ viewer }: AuthorizedReport) =>
  viewer.accountId === null ? `share ${viewer.grantId}` : `account ${viewer.accountId}`

export const mayDownloadPaper = (reader: AuthorizedReport) => mayDownload(reader, reader.setting.rules)

/** Throws a refusal where the company forbids downloads, and above the limit. */
export async function requireDownload(
  services: AppServices,
  reader: AuthorizedReport,
  kind: keyof typeof paperLimits,
  call: RefusalSource<'tooMany' | 'notToTake'>,
): Promise<void> {
  if (!mayDownloadPaper(reader)) throw new Refusal(call, 'notToTake')
  await requireAttempt(services, call, { key: `paper ${kind} ${readerKeyOf(reader)}`, ...paperLimits[kind] })
}

interface Asked {
  readonly reader: AuthorizedReport
  readonly context: RequestContext
  readonly input: Pick<InputOf<typeof readPaper>, 'mode' | 'recommendStageId'>
  /** Ids of the chosen parts; null for all. */
  readonly parts: readonly string[] | null
}

/** Writes a report down for its reader; null where too many reports are being written. */
export async function composePaper(
  { services, app, composing }: Papers,
  { reader, context, input: { mode, recommendStageId }, parts }: Asked,
): Promise<ReportPaper | null> {
  const { companyId, candidateId, positionId, interviewId, setting } = reader
  return composing.compose({
    by: readerKeyOf(reader),
    order: {
      companyId,
      candidateId,
      positionId,
      interviewId,
      recommendStageId,
      now: services.clock.now(),
      brand: brandTitle(setting.rules),
      isPersonal: mode === 'personal',
      parts,
      locale: context.locale,
      company: await getCompany(services.db, companyId),
    },
    sendBatch: sendAs(app, context),
    onFault: (err) => services.log.error({ err }, 'a section of a report could not be written down'),
  })
}
