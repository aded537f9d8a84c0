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

type Wanted = Omit<PassageRow, 'tokens' | 'namesPerson'>
type Unmarked = Omit<Wanted, 'digest'>

/** Grows when the rules of tokens change, so that all rows are written again. */
const tokenRules = 1

/** A row without its tokens, which are made for new rows alone. */
function wantedRow(row: Unmarked, { name, nameLatin, phone, email }: LockedCandidate): Wanted {
  const whole = [tokenRules, row, name, nameLatin, phone, email]
  return { ...row, digest: createHash('sha1').update(JSON.stringify(whole)).digest('base64') }
}

/** The rows with their tokens. Those without any are not stored. */
function withTokens(
  rows: readonly Wanted[],
  candidates: ReadonlyMap<CandidateId, LockedCandidate>,
  fold: Fold,
): PassageRow[] {
  return rows.flatMap((row) => {
    const tokens = vectorText(tokensOf(row.text, fold))
    const candidate = candidates.get(row.candidateId)
    if (tokens === '' || !candidate) return []
    return [{ ...row, tokens, namesPerson: namesPerson(row.text, candidate, fold) }]
  })
}

/** A text that the database cannot store is stored without its odd characters. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', ' ')

function rowsOf(candidate: LockedCandidate, texts: readonly SearchedText[]): Wanted[] {
  const pieces = texts.flatMap((given) => piecesOf(storable(given.text)).map((text) => ({ ...given, text })))
  const placeOf = new Map<PassageKind, number>()
  return pieces.slice(0, mostPassages).map(({ at, place, source, ...piece }) => {
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
    return wantedRow(row, candidate)
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
  const candidates = await lockCandidates(transaction, ids)
  const candidateIds = candidates.map(({ id }) => id)
  if (candidates.length === 0) return { added: 0, removed: 0, candidateIds }
  const parts = await Promise.all(searching.map(({ read }) => read({ db: transaction, candidates })))
  const textsOf = Map.groupBy(parts.flat(), ({ candidateId }) => candidateId)
  const wanted = candidates.flatMap((candidate) => rowsOf(candidate, textsOf.get(candidate.id) ?? []))
  const kept = await listKept(transaction, candidateIds)
  const keptDigests = new Set(kept.map(({ digest }) => digest))
  const wantedDigests = new Set(wanted.map(({ digest }) => digest))
  const removed = kept.filter(({ digest }) => !wantedDigests.has(digest))
  const added = withTokens(
    wanted.filter(({ digest }) => !keptDigests.has(digest)),
    new Map(candidates.map((candidate) => [candidate.id, candidate])),
    await loadFold(),
  )
  await deletePassages(
    transaction,
    removed.map(({ id }) => id),
  )
  await insertPassages(transaction, added, clock.now())
  return { added: added.length, removed: removed.length, candidateIds }
}
