import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { AppServices, Database } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { comparedAddress } from '@candor/kernel/email-address'
import type { CandidateId } from '@candor/kernel/ids'
import { holdIsOpen } from '../../../../candidates/positions/server/queries/open-state.ts'
import { bundleOfRow } from '../../../../candidates/resume-drop/rules/bundle.ts'
import { mediaPathOf } from '../../../../candidates/resume-drop/rules/kept-file.ts'
import { screeningKind } from '../../../../candidates/stages/rules/kinds.ts'
import { listStagesOfPosition } from '../../../../candidates/stages/server/queries.ts'
import { attemptWindow } from '../../../../platform/access/rules/attempt-window.ts'
import { hashToken, newToken } from '../../../../platform/access/server/gate.ts'
import { countAttempt } from '../../../../platform/access/server/queries/attempts.ts'
import { shareRights } from '../../../../platform/access/server/queries/rights.ts'
import { findLack } from '../../../../platform/editions/server/actions/require-quota.ts'
import type { BundleFormat } from '../../../../platform/imports/rules/format.ts'
import { importMadeHere } from '../../../../platform/imports/server/actions/import-made-here.ts'
import { lockBundle } from '../../../../platform/imports/server/queries/candidates.ts'
import { holdSweepOff } from '../../../../platform/imports/server/queries/files.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { type Applicant, mailsPerDay } from '../../rules/application.ts'
import { applicationPath } from '../../rules/own-page.ts'
import { composeMail } from '../present/mail.ts'
import { sayBeside } from '../present/words.ts'
import {
  findSentBefore,
  holdPublished,
  insertApplication,
  insertConsent,
  insertLink,
  listApplicationsOf,
} from '../queries/applications.ts'
import type { PublishedRow } from '../queries/published.ts'
import { openExternalId, type SentApplication } from './sent-application.ts'

/** The position was closed, or its page taken back, while somebody applied. */
export class ClosedMeanwhile extends Error {
  override readonly name = 'ClosedMeanwhile'
}

/** The candidate of the same application, sent before. */
class SentBefore extends Error {
  override readonly name = 'SentBefore'
  readonly candidateId: CandidateId

  constructor(candidateId: CandidateId) {
    super('the same application was sent before')
    this.candidateId = candidateId
  }
}

/** How long the link to an application opens it. */
const linkDays = 400

/** Whether a mail may go to an address now: at most some in a day. */
async function mayMail({ db, clock, mailer }: AppServices, email: string | null): Promise<boolean | null> {
  if (mailer === null || email === null) return null
  const address = createHash('sha256').update(comparedAddress(email)).digest('hex')
  const { start } = attemptWindow(clock.now(), 24 * 60)
  return (await countAttempt(db, `job mails to ${address}`, start)) <= mailsPerDay
}

interface Handing {
  readonly services: AppServices
  readonly sent: SentApplication
  /** Null: no mail can go out, so the page shows the link. */
  readonly isMailed: boolean | null
  readonly token: string
}

interface Handed {
  readonly applicationId: string
  readonly candidateId: CandidateId
}

/** Makes the link of an application, and queues its mail. */
async function handOver(
  db: Database,
  { services, sent, isMailed, token }: Handing,
  { applicationId, candidateId }: Handed,
) {
  if (isMailed === false) return
  const { clock, settings } = services
  const { companyId } = sent.row
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + linkDays * dayMs)
  await insertLink(db, { companyId, applicationId, tokenHash: hashToken(token), madeAt: now, expiresAt })
  const { email } = sent.applicant
  if (isMailed === null || email === null) return
  const link = `${settings.publicUrl}${applicationPath(token)}`
  const letter = composeMail({ locale: sent.locale, row: sent.row, link })
  const candidateIds = [candidateId]
  await enqueueMails(db, [{ companyId, to: email, ...letter, secret: token, candidateIds, now }])
}

/** Proves that people can apply now, and that this application is a new one. Returns the quotas that are used up. */
async function proveApplying(
  db: Database,
  sent: SentApplication,
  externalId: string,
  now: Date,
): Promise<string[]> {
  const { companyId, positionId } = sent.row
  await shareRights(db, companyId)
  await holdSweepOff(db, companyId)
  await lockBundle(db, companyId, externalId)
  const before = await findSentBefore(db, companyId, externalId)
  if (before) throw new SentBefore(before.id)
  const isOpen = (await holdPublished(db, positionId)) && (await holdIsOpen(db, positionId))
  if (!isOpen) throw new ClosedMeanwhile()
  const past: string[] = []
  if (await findLack(db, { companyId, quota: 'storage', more: sent.resume.sizeBytes, now }))
    past.push('storage')
  if (await findLack(db, { companyId, quota: 'jobs', more: 0, now })) past.push('jobs')
  return past
}

/** Where an application comes from, in the language of its company: the same words for every applicant. */
const sourceOf = ({ profile }: PublishedRow) => sayBeside(profile === 'cn' ? 'cn' : 'en')('positionTitle')

async function addCandidate(
  services: AppServices,
  format: BundleFormat<Database>,
  handing: Handing,
): Promise<void> {
  const { sent } = handing
  const { row, applicant, resume, locale, typed, consent } = sent
  const { companyId, positionId } = row
  const now = services.clock.now()
  const externalId = await openExternalId(services.db, sent)
  const mediaPath = mediaPathOf(resume.name, resume.format)
  const [stage] = await listStagesOfPosition(services.db, companyId, positionId)
  const value = bundleOfRow({
    externalId,
    positionExternalId: row.externalId,
    stageId: stage?.wireId ?? '1',
    stageTypeKind: stage?.kind ?? screeningKind,
    values: valuesOf(applicant),
    read: null,
    mediaPath,
    now: now.getTime(),
  })
  let pastQuotas: string[] = []
  const { candidateId, faults } = await importMadeHere(
    {
      services,
      format,
      companyId,
      locale,
      madeHere: {
        accountId: null,
        addedBy: 'application',
        source: sourceOf(row),
        personId: null,
        prove: async (db) => {
          pastQuotas = await proveApplying(db, sent, externalId, now)
        },
        after: async (db, candidateId) => {
          const asksForPerson = typed.person !== ''
          const beside = { locale, note: typed.note.trim(), asksForPerson, sentAt: now, pastQuotas }
          const reading = { reading: 'waiting', format: resume.format }
          const of = { companyId, positionId, candidateId }
          await insertConsent(db, { companyId, candidateId, locale, now, ...consent })
          const applicationId = await insertApplication(db, { ...of, ...beside, ...reading })
          await handOver(db, handing, { applicationId, candidateId })
        },
      },
    },
    {
      value,
      media: new Map([
        [mediaPath, { sizeBytes: resume.sizeBytes, open: async () => createReadStream(resume.path) }],
      ]),
    },
  )
  if (candidateId === null)
    throw new Error(`an application was refused by the importer: ${faults[0]?.message ?? ''}`)
}

/** The values of a bundle that an applicant typed. */
export function valuesOf({ name, email, phone }: Applicant) {
  return { name, email: email ?? '', phone: phone ?? '', years: '', employer: '' }
}

/**
 * Makes a candidate of an application, with its consent, its link and its mail, in one transaction. No candidate that
 * exists is changed. The same application again adds nothing and is answered alike.
 *
 * Returns the token of the link where the page must show it: no mail can bring it.
 */
export async function apply(
  services: AppServices,
  format: BundleFormat<Database>,
  sent: SentApplication,
): Promise<{ token: string | null }> {
  const token = newToken()
  const isMailed = await mayMail(services, sent.applicant.email)
  const handing = { services, sent, isMailed, token }
  try {
    await addCandidate(services, format, handing)
  } catch (error) {
    if (!(error instanceof SentBefore)) throw error
    const { candidateId } = error
    await services.db.transaction().execute(async (db) => {
      const applications = await listApplicationsOf(db, sent.row.companyId, candidateId)
      // A merge gives a candidate two: the one with this note was sent again.
      const same = applications.find(({ note }) => note === sent.typed.note.trim())
      const known = same ?? applications[0]
      if (known) await handOver(db, handing, { applicationId: known.id, candidateId })
    })
  }
  return { token: isMailed === null ? token : null }
}
