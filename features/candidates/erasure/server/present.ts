import type { ReplyOf } from '@candor/call/define'
import { maskedName } from '../../../platform/access/rules/reach.ts'
import type { readErasable, readErasure } from '../contract.ts'
import { type ErasedCounts, writeSeen } from '../rules/counts.ts'
import type { getErasable } from './queries/candidate.ts'
import type { findErasure } from './queries/orders.ts'

interface Erasable {
  readonly found: Awaited<ReturnType<typeof getErasable>>
  readonly isAnonymous: boolean
  readonly applications: number
  readonly candidate: ErasedCounts
  readonly person: ErasedCounts
}

export function presentErasable({ found, isAnonymous, applications, candidate, person }: Erasable) {
  return {
    name: isAnonymous ? maskedName(found.name) : found.name,
    nameLatin: isAnonymous ? null : found.nameLatin,
    positionName: found.positionName,
    positionNameLatin: found.positionNameLatin,
    candidate: { counts: candidate, seen: `1 ${writeSeen(candidate)}` },
    person: { applications, counts: person, seen: `${applications} ${writeSeen(person)}` },
  } satisfies ReplyOf<typeof readErasable>
}

type FoundErasure = NonNullable<Awaited<ReturnType<typeof findErasure>>>

export function presentErasure(found: FoundErasure): ReplyOf<typeof readErasure> {
  return {
    all: found.candidatesAll,
    done: found.candidatesDone,
    isFinished: found.finishedAt !== null,
    orderedAt: found.orderedAt.getTime(),
  }
}
