import { codes } from '@candor/call/codes'
import { isRefusal } from '@candor/call/web/send'
import { serverTime } from '@candor/call/web/server-clock'
import type { Span } from '@candor/kernel/span'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { v4 } from 'uuid'
import { useDraft } from '../../../platform/drafts/web/use-draft.ts'
import { useForgetStored } from '../../../platform/drafts/web/use-forget-stored.ts'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { writeSpan } from '../../planning/rules/wire.ts'
import { saveInterviewerTimes } from '../contract/own-times.ts'
import {
  areOtherTimes,
  type FreeTime,
  isTimesChanged,
  readFreeTimes,
  writeFreeTimes,
} from '../rules/free-times.ts'

interface Kept {
  /** Null while nothing was changed. */
  readonly times: readonly FreeTime[] | null
  /** The stored times when the changes began; null without changes. */
  readonly insteadOf: readonly Span[] | null
}
const nothing: Kept = { times: null, insteadOf: null }

const none: readonly (readonly Span[])[] = []

const empty = { date: '', from: '', to: '', mayEndNextDay: false, stored: null }

/** The typed times of an interviewer, and how they differ from the stored ones. */
function useTypedTimes(stored: readonly Span[]) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  // A typed time belongs to this zone and would mean another time in another one.
  const draft = useDraft('', `own times ${timeZone}`, nothing)
  const before = useMemo(() => writeFreeTimes(stored), [stored])
  const times = draft.value.times ?? before
  /** Sent times without a reply. */
  const [sent, setSent] = useState(none)
  const now = serverTime(Date.now())
  const isChanged = isTimesChanged(before, times)
  // Times that were sent from here may be stored without a reply: then nobody else has saved them.
  const isOwn = sent.some((spans) => !areOtherTimes(spans, stored, now))
  const insteadOf = isChanged && !isOwn ? (draft.value.insteadOf ?? stored) : stored
  const isOutdated = isChanged && areOtherTimes(insteadOf, stored, now)
  return { timeZone, now, draft, before, times, sent, setSent, isChanged, insteadOf, isOutdated }
}

/** An interviewer's availability as typed, kept until it is saved. `onOutdated`: something else is stored. */
export function useOwnTimes(stored: readonly Span[], onOutdated: () => void) {
  const t = useTranslations('appointments.ownTimes')
  const save = useChange(saveInterviewerTimes, { done: t('saved') })
  const [isTried, setIsTried] = useState(false)
  const typed = useTypedTimes(stored)
  const { now, draft, before, times, sent, setSent, isChanged, insteadOf, isOutdated } = typed
  const { read, faults } = readFreeTimes(times, now, stored)

  const [send, isSending] = useOneAtATime(async () => {
    const sentKey = draft.keyFor()
    setSent([...sent, read])
    const saved = await save({ times: read.map(writeSpan), instead: insteadOf.map(writeSpan) }, sentKey)
    if ('failure' in saved) {
      if (isRefusal(saved.failure)) setSent(sent)
      if (saved.failure.code === codes.changedMeanwhile) onOutdated()
      return
    }
    setSent(none)
    setIsTried(false)
    // Changes made meanwhile go on from what is stored now.
    if (!draft.clear(sentKey)) draft.set({ insteadOf: read })
  })
  useForgetStored(draft, { isSame: draft.value.times !== null && !isChanged && !isSending }, () => {
    setSent(none)
    setIsTried(false)
  })
  function setTimes(next: readonly FreeTime[]) {
    if (isSending || isTimesChanged(before, next)) draft.set({ times: next, insteadOf })
    else draft.clear()
  }
  function submit() {
    if (!isChanged || isOutdated) return
    setIsTried(true)
    if (faults.size === 0) void send()
  }
  return {
    timeZone: typed.timeZone,
    now,
    times,
    before,
    isChanged,
    isOutdated,
    isSending,
    submit,
    faultOf: (id: string) => (isTried ? faults.get(id) : undefined),
    add: () => setTimes([...times, { ...empty, id: v4() }]),
    remove: (id: string) => setTimes(times.filter((time) => time.id !== id)),
    change: (id: string, part: Partial<FreeTime>) =>
      setTimes(times.map((time) => (time.id === id ? { ...time, ...part, stored: null } : time))),
    /** The typed times win over what was stored meanwhile. */
    keepTyped: () => draft.set({ insteadOf: stored }),
    discard: () => {
      setIsTried(false)
      draft.clear()
    },
  }
}

export type OwnTimes = ReturnType<typeof useOwnTimes>
