import type { CandidateId } from '@candor/kernel/ids'
import type { NoticeKind } from '../contract.ts'

/** Small ids and numbers by name: nothing that has to be erased, or judged by rights. */
export type NoticeAbout = Readonly<Record<string, string | number>>

const maxKeys = 8
const maxLength = 64

/** Throws for a text that is longer than an id: a notice holds no words. */
function requireIds(about: NoticeAbout): void {
  const values = Object.values(about)
  if (values.length > maxKeys) throw new Error('a notice is about a few ids')
  for (const value of values)
    if (typeof value === 'string' && value.length > maxLength) throw new Error('a notice holds ids alone')
}

/** Names the thing that a notice tells: the same kind, candidate and ids, in any order, have one text. */
export function thingOf(kind: NoticeKind, candidateId: CandidateId | null, about: NoticeAbout): string {
  requireIds(about)
  const ids = Object.entries(about).sort(([one], [other]) => (one < other ? -1 : 1))
  return [kind, candidateId ?? '', ...ids.map(([name, value]) => `${name}=${value}`)].join(' ')
}
