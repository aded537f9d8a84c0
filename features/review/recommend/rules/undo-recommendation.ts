import type { AccountId, CandidateId } from '@candor/kernel/ids'
import * as z from 'zod/mini'
import type { UndoItem } from '../../../platform/undo/rules/part.ts'

const Ids = z.array(z.string())

const Given = z.object({
  recommendationIds: Ids,
  remarkIds: Ids,
  /** Mails to colleagues; a mail may be about several candidates. */
  mailIds: Ids,
  accountIds: Ids,
})

const Declined = z.object({
  before: z.object({ recommendStatus: z.number(), answeredHere: z.nullable(z.string()) }),
  after: z.object({ recommendationId: z.string(), evaluationIds: Ids, mailIds: Ids }),
})

const Withdrawn = z.object({ recommendationIds: Ids, accountIds: Ids })

interface GivenTo {
  readonly candidateId: CandidateId | null
  /** Null where the recommendation was there before. */
  readonly recommendationId: string | null
  readonly remarkId: string | null
}

interface Sent {
  readonly accountIds: readonly AccountId[]
  readonly mailIds: readonly string[]
}

const present = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null)

/** What recommending changed, one item for each candidate with a new recommendation or remark. */
export function givenItems(given: readonly GivenTo[], { accountIds, mailIds }: Sent): UndoItem[] {
  return [...Map.groupBy(given, ({ candidateId }) => candidateId)].flatMap(([candidateId, rows]) => {
    const recommendationIds = present(rows.map(({ recommendationId }) => recommendationId))
    const remarkIds = present(rows.map(({ remarkId }) => remarkId))
    if (recommendationIds.length === 0 && remarkIds.length === 0) return []
    const ref = recommendationIds[0] ?? null
    return [{ candidateId, ref, before: null, after: { recommendationIds, remarkIds, mailIds, accountIds } }]
  })
}

export function readGiven({ after }: UndoItem) {
  const read = z.safeParse(Given, after)
  return read.success ? read.data : null
}

interface DecliningRow {
  readonly id: string
  readonly recommendStatus: number
  readonly answeredHere: string | null
}

/** What declining changed. */
export function declinedItem(
  candidateId: CandidateId,
  { id, recommendStatus, answeredHere }: DecliningRow,
  stored: { readonly evaluationIds: readonly string[]; readonly mailIds: readonly string[] },
): UndoItem {
  const after = { recommendationId: id, ...stored }
  return { candidateId, ref: id, before: { recommendStatus, answeredHere }, after }
}

export function readDeclined({ before, after }: UndoItem) {
  const read = z.safeParse(Declined, { before, after })
  return read.success ? read.data : null
}

/** Returns what withdrawing recommendations of a candidate changed; the ids of the accounts are those of the colleagues. */
/** What withdrawing recommendations of a candidate changed; the ids of the accounts are those of the colleagues. */
export function withdrawnItem(
  candidateId: CandidateId,
  recommendationIds: readonly string[],
  accountIds: readonly AccountId[],
): UndoItem {
  const ref = recommendationIds[0] ?? null
  return { candidateId, ref, before: null, after: { recommendationIds, accountIds } }
}

export function readWithdrawn({ after }: UndoItem) {
  const read = z.safeParse(Withdrawn, after)
  return read.success ? read.data : null
}
