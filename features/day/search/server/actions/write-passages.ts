import { createHash } from 'node:crypto'
import type { AppServices, Database } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import { type PassageKind, passageKinds, type SearchedText } from '@candor/kernel/services/searching'
import { namesPerson } from '../../rules/names-person.ts'
import { piecesOf } from '../../rules/pieces.ts'
import type { Fold } from '../../rules/signs.ts'
import { tokensOf } from '../../rules/tokens.ts'
import { vectorText } from '../../rules/vector.ts'
import { deletePassages, insertPassages, listKept, type PassageRow } from '../queries/passages.ts'
import { type LockedCandidate, lockCandidates } from '../queries/stale.ts'
import { loadFold } from './fold.ts'

/** The most passages of a candidate. */
const mostPassages = 50_000

type Unmarked = Omit<PassageRow, 'tokens' | 'digest' | 'namesPerson'>

function rowOf(row: Unmarked, candidate: LockedCandidate, fold: Fold): PassageRow | null {
  const tokens = vectorText(tokensOf(row.text, fold))
  if (tokens === '') return null
  const whole = { ...row, namesPerson: namesPerson(row.text, candidate, fold) }
  const digest = createHash('sha1').update(JSON.stringify(whole)).digest('base64')
  return { ...whole, tokens, digest }
}

/** A text that the database cannot store is stored without its odd characters. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', ' ')

function rowsOf(
  candidate: LockedCandidate,
  texts: readonly (SearchedText & { readonly kind: PassageKind })[],
  fold: Fold,
): PassageRow[] {
  const pieces = texts.flatMap((given) => piecesOf(storable(given.text)).map((text) => ({ ...given, text })))
  const placeOf = new Map<PassageKind, number>()
  return pieces.slice(0, mostPassages).flatMap(({ at, place, source, ...piece }) => {
    // Counted within each kind, so that a new answer moves no line of the resume.
    const sortIndex = placeOf.get(piece.kind) ?? passageKinds.indexOf(piece.kind) * mostPassages
    placeOf.set(piece.kind, sortIndex + 1)
    const row = {
      companyId: candidate.companyId,
      candidateId: candidate.id,
      interviewId: piece.interviewId,
      accountId: piece.accountId,
      kind: piece.kind,
      source: storable(source),
      sortIndex,
      question: piece.question,
      startMs: piece.startMs === null ? null : Math.round(piece.startMs),
      place: place === null ? null : storable(place),
      saidAt: at ?? candidate.appliedAt,
      text: piece.text,
    }
    return rowOf(row, candidate, fold) ?? []
  })
}

/** What differed from the texts. */
export interface Differences {
  readonly added: number
  readonly removed: number
  /** The candidates that were read. Those that another transaction has locked are missing. */
  readonly candidateIds: readonly CandidateId[]
}

/** Writes the passages of some candidates as their texts are now. Rows that did not change stay. */
export async function writePassages(
  { clock, searching }: Pick<AppServices, 'clock' | 'searching'>,
  transaction: Database,
  ids: readonly CandidateId[],
): Promise<Differences> {
  const fold = await loadFold()
  const candidates = await lockCandidates(transaction, ids)
  const candidateIds = candidates.map(({ id }) => id)
  if (candidates.length === 0) return { added: 0, removed: 0, candidateIds }
  const parts = await Promise.all(
    searching.map(async ({ kind, read }) =>
      (await read({ db: transaction, candidates })).map((text) => ({ ...text, kind })),
    ),
  )
  const textsOf = Map.groupBy(parts.flat(), ({ candidateId }) => candidateId)
  const wanted = candidates.flatMap((candidate) => rowsOf(candidate, textsOf.get(candidate.id) ?? [], fold))
  const kept = await listKept(transaction, candidateIds)
  const keptDigests = new Set(kept.map(({ digest }) => digest))
  const wantedDigests = new Set(wanted.map(({ digest }) => digest))
  const removed = kept.filter(({ digest }) => !wantedDigests.has(digest))
  const added = wanted.filter(({ digest }) => !keptDigests.has(digest))
  await deletePassages(
    transaction,
    removed.map(({ id }) => id),
  )
  await insertPassages(transaction, added, clock.now())
  return { added: added.length, removed: removed.length, candidateIds }
}
