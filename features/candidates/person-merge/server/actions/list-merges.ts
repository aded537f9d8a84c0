import type { ReplyOf } from '@candor/call/define'
import type { Database } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { readStored } from '@candor/kernel/stored'
import type { ReportReader, Viewer } from '../../../../platform/access/rules/viewer.ts'
import { getFacts } from '../../../candidate-facts/server/queries.ts'
import { findHints } from '../../../persons/server/actions/same-persons.ts'
import { countedKinds, type listMerges } from '../../contract.ts'
import { countsOf, idsOf } from '../../rules/counts.ts'
import { MergedRow } from '../../rules/stored-merge.ts'
import { type FoundMerge, findNamed, listMergesOfPerson } from '../queries/merges.ts'
import { listAddedSince, tableOfKind } from '../queries/sides.ts'
import { mayMerge } from './proof.ts'

type Reply = ReplyOf<typeof listMerges>
type Reader = Pick<ReportReader, 'companyId' | 'candidateId' | 'isAnonymous'> & { readonly viewer: Viewer }

/** The merges of a candidate's person, with what goes back and what stays; nothing where the reader may not merge. */
export async function readMerges(db: Database, reader: Reader): Promise<Reply> {
  const { viewer, companyId } = reader
  const may = !reader.isAnonymous && (await mayMerge(db, viewer))
  if (!may) return { mayMerge: false, hints: 0, merges: [] }
  const facts = await getFacts(db, reader)
  const { same, own } = await findHints(db, viewer, facts)
  const twins = own.filter(
    ({ candidateId, positionId }) => candidateId !== facts.candidateId && positionId === facts.positionId,
  )
  const hints = twins.length + same.length
  const found = await listMergesOfPerson(db, companyId, facts.personId)
  const merges: Reply['merges'] = []
  for (const [index, merge] of found.entries()) merges.push(await readMerge(db, { companyId, merge, index }))
  return { mayMerge: true, hints, merges }
}

interface Listed {
  readonly companyId: CompanyId
  readonly merge: FoundMerge
  /** Place in the list, newest first. */
  readonly index: number
}

async function readMerge(
  db: Database,
  { companyId, merge, index }: Listed,
): Promise<Reply['merges'][number]> {
  const kept = { companyId, candidateId: merge.keptId }
  const named = await nameOf(db, companyId, merge)
  const added = await listAddedSince(db, kept, {
    mergeId: merge.id,
    interviewIds: idsOf(merge.moved.interview),
  })
  return {
    mergeId: merge.id,
    kind: merge.kind,
    ...named,
    byName: merge.byName,
    mergedAt: merge.mergedAt.getTime(),
    goesBack: countsOf(
      countedKinds.map((kind) => ({ kind, count: merge.moved[tableOfKind[kind]]?.length ?? 0 })),
    ),
    stays: countsOf(merge.kind === 'candidate' ? added : []),
    isBuiltOn: index > 0,
  }
}

/** The name and the position of the candidate that was merged: as it is stored, or as it was. */
async function nameOf(db: Database, companyId: CompanyId, { kind, removed, mergedId, keptId }: FoundMerge) {
  const [row] = removed.candidate ?? []
  const known = await findNamed(db, companyId, kind === 'person' ? mergedId : keptId)
  const position = {
    positionName: known?.positionName ?? '',
    positionNameLatin: known?.positionNameLatin ?? null,
  }
  if (kind === 'person') return { name: known?.name ?? '', nameLatin: known?.nameLatin ?? null, ...position }
  const { name, name_latin: nameLatin } = readStored(MergedRow, row)
  return { name, nameLatin, ...position }
}
