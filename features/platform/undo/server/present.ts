import type { ReplyOf } from '@candor/call/define'
import { nameIn } from '@candor/messages/local-name'
import type { Locale } from '@candor/messages/locale'
import { isAnonymousReport, maskedName } from '../../access/rules/reach.ts'
import type { Viewer } from '../../access/rules/viewer.ts'
import type { UndoableAct, undoAct } from '../contract.ts'
import { isUndoKind } from '../rules/kinds.ts'
import type { UndoWords } from '../rules/part.ts'
import type { UndoResult } from './actions/undo-act.ts'
import type { ListedAct, listNames } from './queries/acts.ts'

/** How the reader sees names. */
interface Reading {
  readonly viewer: Pick<Viewer, 'accountId'>
  readonly now: Date
  readonly locale: Locale
  readonly screeningInfoStatus: number
}

interface Named {
  readonly name: string
  readonly nameLatin: string | null
  readonly isAnonymous: boolean
}

function shownName({ name, nameLatin, isAnonymous }: Named, reading: Reading): string {
  return isAnonymousReport({ isAnonymous }, reading.screeningInfoStatus)
    ? maskedName(name)
    : nameIn(reading.locale, name, nameLatin)
}

export function presentActs(acts: readonly (ListedAct & UndoWords)[], reading: Reading): UndoableAct[] {
  return acts.flatMap((act) => {
    const { id, kind, name, nameLatin, isAnonymous, accountId, at, until } = act
    if (!isUndoKind(kind)) return []
    const named = name === null ? null : { name, nameLatin, isAnonymous: isAnonymous === true }
    return [
      {
        undoId: id,
        kind,
        variant: act.variant,
        target: act.target,
        name: named && shownName(named, reading),
        jobseekerChannelId: act.candidateId,
        count: act.count,
        at: at.getTime(),
        leftMs: until.getTime() - reading.now.getTime(),
        isOwn: accountId === reading.viewer.accountId,
        byName: act.byName,
        accountId,
        bulkId: act.bulkId,
        refs: act.refs,
      },
    ]
  })
}

export function presentUndone(
  { kind, done, refused }: UndoResult,
  names: Awaited<ReturnType<typeof listNames>>,
  reading: Reading,
): ReplyOf<typeof undoAct> {
  const byId = new Map<string, Named>(names.map((row) => [row.id, row]))
  return {
    kind,
    done,
    refused: refused.map(({ candidateId, why, byName }) => {
      const named = candidateId === null ? undefined : byId.get(candidateId)
      const name = named ? shownName(named, reading) : ''
      return { jobseekerChannelId: candidateId ?? '', name, why, byName }
    }),
  }
}
