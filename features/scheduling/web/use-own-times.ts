import { codes } from '@candor/call/codes'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { useDraft } from '../../drafts/web/use-draft.ts'
import { useChange } from '../../manage/web/use-change.ts'
import { saveInterviewerTimes } from '../contract/own-times.ts'
import {
  areOtherTimes,
  type FreeTime,
  isTimesChanged,
  readFreeTimes,
  type Time,
  writeFreeTimes,
} from '../rules/free-times.ts'

interface Kept {
  /** Null as long as nothing was changed. */
  readonly times: readonly FreeTime[] | null
  /** What was stored when it began; null as long as nothing was changed. */
  readonly begunFrom: readonly Time[] | null
}
const nothing: Kept = { times: null, begunFrom: null }

const empty = { date: '', from: '', to: '', mayEndNextDay: false, stored: null }

/** An interviewer's free times as they are typed, kept until they are saved; `onOutdated`: something else is stored. */
export function useOwnTimes(stored: readonly Time[], onOutdated: () => void) {
  const t = useTranslations('scheduling.ownTimes')
  const save = useChange(saveInterviewerTimes, { done: t('saved') })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  // What is typed is a time of this zone, and another one in another zone.
  const draft = useDraft('', `own times ${timeZone}`, nothing)
  const before = useMemo(() => writeFreeTimes(stored), [stored])
  const times = draft.value.times ?? before
  const begunFrom = draft.value.begunFrom ?? stored
  const [isTried, setIsTried] = useState(false)
  const now = Date.now()
  const isChanged = isTimesChanged(before, times)
  const isOutdated = isChanged && areOtherTimes(begunFrom, stored, now)
  const { read, faults } = readFreeTimes(times, now)

  function setTimes(next: readonly FreeTime[]) {
    if (isTimesChanged(before, next)) draft.set({ times: next, begunFrom })
    else draft.clear()
  }
  async function submit() {
    if (!isChanged || isOutdated) return
    setIsTried(true)
    if (faults.size > 0) return
    const sentKey = draft.keyFor()
    const instead = begunFrom.map(({ startTime, endTime }) => ({ startTime, endTime }))
    const saved = await save({ times: read, instead })
    if ('reply' in saved) draft.clear(sentKey)
    else if (saved.failure.code === codes.changedMeanwhile) onOutdated()
  }
  return {
    ...{ timeZone, now, times, before, isChanged, isOutdated, submit },
    faultOf: (id: string) => (isTried ? faults.get(id) : undefined),
    add: () => setTimes([...times, { ...empty, id: v4() }]),
    remove: (id: string) => setTimes(times.filter((time) => time.id !== id)),
    change: (id: string, part: Partial<FreeTime>) =>
      setTimes(times.map((time) => (time.id === id ? { ...time, ...part, stored: null } : time))),
    /** What is typed goes before what was stored meanwhile. */
    keepTyped: () => draft.set({ begunFrom: stored }),
    discard: () => {
      setIsTried(false)
      draft.clear()
    },
  }
}

export type OwnTimes = ReturnType<typeof useOwnTimes>
