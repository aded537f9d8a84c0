import { failureText } from '@candor/call/web/failure-text'
import { isRefusal } from '@candor/call/web/send'
import { dayOf } from '@candor/messages/local-time'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useKept } from '../../link-pages/web/use-kept.ts'
import type { Slot } from '../rules/appointment.ts'
import { daysOf } from '../rules/days.ts'
import type { Appointment } from '../rules/wire.ts'
import type { Acts } from './use-appointment.ts'
import { useSeenFree } from './use-seen-free.ts'

interface Given {
  appointment: Appointment
  link: string
  acts: Acts
  timeZone: string
}

/** The chosen one of the offered times, the day in view, and how to reserve it. */
export function useChoosing({ appointment: { times }, link, acts, timeZone }: Given) {
  const t = useTranslations('appointments')
  const [kept, setKept] = useKept(`schedule.${link}`, '')
  const [viewed, setViewed] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const days = daysOf(times, (startsAt) => dayOf(startsAt, timeZone), useSeenFree(times))
  const chosen = times.find(({ startsAt, isTaken }) => String(startsAt) === kept && !isTaken) ?? null
  const firstOpen = days.find(({ open }) => open > 0)?.day ?? null
  const current =
    days.find(({ day }) => day === viewed)?.day ?? (chosen ? dayOf(chosen.startsAt, timeZone) : firstOpen)

  function choose(slot: Slot) {
    setKept(String(slot.startsAt))
    setViewed(dayOf(slot.startsAt, timeZone))
    setFailure(null)
  }
  const [confirm, isSending] = useOneAtATime(async () => {
    if (!chosen) return
    setFailure(null)
    try {
      await acts.reserve(chosen)
      setKept('')
    } catch (error) {
      if (isRefusal(error)) setKept('')
      setFailure(failureText(error, t('failed')))
      await acts.refresh()
    }
  })
  return {
    days,
    isAllTaken: firstOpen === null,
    current: current ?? '',
    view: setViewed,
    chosen,
    choose,
    confirm,
    isSending,
    failure,
  }
}
