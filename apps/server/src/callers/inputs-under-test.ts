import { newId } from '@candor/db/new-id'
import { readId } from '@candor/kernel/ids'
import type { MediaAddresses } from '@candor/kernel/services'
import type { Named } from './by-hand-under-test.ts'
import type { Caller } from './callers-under-test.ts'
import type { Case } from './cases-under-test.ts'
import type { SeededCandidate, SeededCompany } from './company-under-test.ts'
import { type IdField, idsOf, valuesOf } from './samples-under-test.ts'
import { valuesFor } from './stage-values-under-test.ts'

/** What replaces an id: that of another company's record of the same kind, or an unknown one. */
export type Swap = 'foreign' | 'unknown'

/** What inputs are built from. */
export interface Stage {
  readonly own: SeededCompany
  readonly other: SeededCompany
  readonly media: MediaAddresses
  /** The id of an account's visit to a candidate's report. */
  visitOf(accountId: string | null, candidateId: string): string | undefined
}

export interface About {
  /** The candidate that the call is about; by default the company's open one. */
  readonly candidate?: SeededCandidate
  readonly swap?: { readonly field: string; readonly to: Swap }
  /** Ids that another call's reply holds, in place of the seeded ones. */
  readonly given?: ReadonlyMap<Named, string>
  /** The idempotency key of a write. */
  readonly idempotencyKey?: string
  /** Fields that are omitted. */
  readonly leftOut?: ReadonlySet<string>
}

function unknownId(named: Named): unknown {
  if (named === 'label' || named === 'heldLabel') return 999_999
  if (named === 'upload') return `file:${newId()}`
  return named === 'attachment' ? `${newId()}.none` : newId()
}

/** Signs a file's address for a session and its rights, which only the server can do outside of tests. */
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

/** Returns the input of a case for a caller, with one id replaced if `swap` says so. */
export function inputFor(stage: Stage, { call, said }: Case, caller: Caller, about: About = {}) {
  const { candidate = stage.own.open, swap, given, leftOut } = about
  const isSent = ([field]: [string, unknown]) => !leftOut?.has(field)
  const ids = [...idsOf(call, said)].map(
    ([field, { named, isList }]: [string, IdField]): [string, unknown] => {
      const id =
        swap?.field === field
          ? swappedFor(stage, named, caller, swap.to)
          : (given?.get(named) ?? idFor(stage, named, caller, stage.own, candidate))
      return [field, isList ? [id] : id]
    },
  )
  return {
    ...Object.fromEntries(ids.filter(isSent)),
    ...valuesOf(call, said),
    ...valuesFor(call.path, stage, caller),
  }
}
