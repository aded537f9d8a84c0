import { newId } from '@candor/db/new-id'
import { readId } from '@candor/kernel/ids'
import type { MediaAddresses } from '@candor/kernel/services'
import { type Named, valuesFor } from './by-hand-under-test.ts'
import type { Caller } from './callers-under-test.ts'
import type { Case } from './cases-under-test.ts'
import type { SeededCandidate, SeededCompany } from './company-under-test.ts'
import { type IdField, idsOf, valuesOf } from './samples-under-test.ts'

/** Which other thing stands in place of an id: another company's of the same kind, or nobody's. */
export type Swap = 'foreign' | 'unknown'

/** What inputs are made of. */
export interface Stage {
  readonly own: SeededCompany
  readonly other: SeededCompany
  readonly media: MediaAddresses
  /** The visit of an account to a candidate's report. */
  visitOf(accountId: string | null, candidateId: string): string | undefined
}

export interface About {
  /** Whom the call is about; the company's open candidate unless said otherwise. */
  readonly candidate?: SeededCandidate
  readonly swap?: { readonly field: string; readonly to: Swap }
  /** The key of a write. */
  readonly idempotencyKey?: string
  /** Fields that are not sent. */
  readonly leftOut?: ReadonlySet<string>
}

function unknownId(named: Named): unknown {
  if (named === 'label' || named === 'heldLabel') return 999_999
  if (named === 'upload') return `file:${newId()}`
  return named === 'attachment' ? `${newId()}.none` : newId()
}

/** A file's address is signed for a session and its rights: nobody else can write one, but a test may. */
function addressOf(
  media: MediaAddresses,
  { sessionId, accountId, rights }: Caller,
  { candidateId }: SeededCandidate,
  fileId: unknown,
): string {
  const file = readId<'file'>(String(fileId))
  return sessionId && file
    ? media.of({ sessionId, isVisit: accountId === null, candidateId, rights })(file)
    : '/file/media/none'
}

function idFor(
  stage: Stage,
  named: Named,
  caller: Caller,
  company: SeededCompany,
  of: SeededCandidate,
): unknown {
  if (named === 'viewing') {
    const isOwn = company === stage.own
    const accountId = isOwn ? caller.accountId : (company.accounts.get('superAdmin')?.accountId ?? null)
    return stage.visitOf(accountId, of.candidateId)
  }
  if (named === 'caller')
    return company === stage.own ? (caller.accountId ?? company.ids.account) : company.ids.account
  if (named === 'file') return addressOf(stage.media, caller, of, of.ids.file)
  if (named === 'upload') return `file:${company.ids.upload}`
  const ids: Readonly<Record<string, string | number>> = { ...company.ids, ...of.ids }
  return ids[named]
}

function swappedFor(stage: Stage, named: Named, caller: Caller, to: Swap): unknown {
  if (to === 'foreign') return idFor(stage, named, caller, stage.other, stage.other.open)
  return named === 'file' ? addressOf(stage.media, caller, stage.own.open, newId()) : unknownId(named)
}

/** The input of a case as somebody sends it, with one id swapped for another where that is asked. */
export function inputFor(stage: Stage, { call, said }: Case, caller: Caller, about: About = {}) {
  const { candidate = stage.own.open, swap, leftOut } = about
  const isSent = ([field]: [string, unknown]) => !leftOut?.has(field)
  const ids = [...idsOf(call, said)].map(
    ([field, { named, isList }]: [string, IdField]): [string, unknown] => {
      const isSwapped = swap?.field === field
      const id = isSwapped
        ? swappedFor(stage, named, caller, swap.to)
        : idFor(stage, named, caller, stage.own, candidate)
      return [field, isList ? [id] : id]
    },
  )
  return {
    ...Object.fromEntries(ids.filter(isSent)),
    ...valuesOf(call, said),
    ...valuesFor(call.path, stage, caller),
  }
}
