import { faultsOf } from '@candor/call/faults'
import type { AppServices, Database } from '@candor/db/database'
import type { FileId, InterviewId } from '@candor/kernel/ids'
import { readId } from '@candor/kernel/ids'
import { safeParse } from 'zod/v4/core'
import { PartRefused } from '../../rules/fault.ts'
import type { BundleFormat } from '../../rules/format.ts'
import { isRecord } from '../../rules/json.ts'
import { type ImportPart, type PartContext, pathOfPart } from '../../rules/part.ts'
import { namingItsPart } from '../import/collisions.ts'
import { withReferences } from '../import/part-store.ts'
import { findAccounts } from '../queries/candidates.ts'
import { countInterviewChange } from '../queries/interviews.ts'
import { dropLaterPart, listLaterParts, lockLaterPart } from '../queries/later-parts.ts'

type LaterPart = NonNullable<Awaited<ReturnType<typeof lockLaterPart>>>

/**
 * Hands parts that came before their feature to the feature that claims them now.
 *
 * Each is validated as an import would. One that does not pass stays where it is, unread, and is logged by its
 * places alone: a later import of the candidate says the faults to whoever can mend them.
 */
export async function handOverLaterParts(
  services: AppServices,
  format: BundleFormat<Database>,
): Promise<void> {
  const parts: readonly ImportPart<Database>[] = [...format.candidateParts, ...format.interviewParts]
  const ids = await listLaterParts(
    services.db,
    parts.map(({ key }) => key),
  )
  for (const id of ids) await handOver(services, parts, id)
}

async function handOver(
  services: AppServices,
  parts: readonly ImportPart<Database>[],
  id: string,
): Promise<void> {
  try {
    await services.db.transaction().execute(async (db) => {
      const kept = await lockLaterPart(db, id)
      const level = kept?.interviewId ? 'interview' : 'candidate'
      const part = parts.find(({ key, of }) => key === kept?.part && of === level)
      if (!kept || !part) return
      const parsed = safeParse(part.schema, kept.document, { reportInput: true })
      if (!parsed.success) {
        const places = faultsOf('en', parsed.error.issues).map(({ path }) => path)
        services.log.warn({ part: part.key, id, places }, 'a part that came early does not fit its feature')
        return
      }
      const value = withReferences(parsed.data, filesOf(kept.files))
      await namingItsPart(pathOfPart(part.key), () =>
        storeTo(part, contextOf(services, db, kept), kept.interviewId, value),
      )
      await dropLaterPart(db, kept, part.key)
    })
  } catch (error) {
    if (!(error instanceof PartRefused)) throw error
    const places = error.faults.map(({ path }) => path.join('.'))
    services.log.warn({ id, places }, 'a part that came early was refused by its feature')
  }
}

async function storeTo(
  part: ImportPart<Database>,
  context: PartContext<Database>,
  interviewId: InterviewId | null,
  value: unknown,
): Promise<void> {
  if (part.of === 'candidate') return part.store(context, value)
  if (!interviewId) return
  await part.store({ ...context, interviewId }, value)
  await countInterviewChange(context.db, { companyId: context.companyId, interviewId })
}

function contextOf(services: AppServices, db: Database, kept: LaterPart): PartContext<Database> {
  const { companyId, candidateId, positionId } = kept
  return {
    db,
    companyId,
    candidateId,
    positionId,
    now: services.clock.now(),
    accountOf: async (email) => (await findAccounts(db, companyId, [email])).get(email.toLowerCase()) ?? null,
  }
}

function filesOf(stored: unknown): Map<string, FileId> {
  const entries = isRecord(stored) ? Object.entries(stored) : []
  return new Map(
    entries.flatMap(([path, text]): [string, FileId][] => {
      const fileId = typeof text === 'string' ? readId<'file'>(text) : null
      return fileId ? [[path, fileId]] : []
    }),
  )
}
