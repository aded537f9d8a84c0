import { nameIn } from '@candor/messages/local-name'
import type { Locale } from '@candor/messages/locale'
import { translate } from '@candor/messages/translate'
import { sentBrand } from '../../../../platform/company/rules.ts'
import { calendarDownload } from '../../../planning/rules/calendar-file.ts'
import { endOf } from '../../../planning/rules/times.ts'
import { writeSpan } from '../../../planning/rules/wire.ts'
import type { WireAppointment } from '../../contract/choosing.ts'
import { type AppointmentFacts, moveUntil, stageOf } from '../../rules/appointment.ts'
import type { StoredAppointment } from '../queries/appointments.ts'
import { words } from './words.ts'

/** The stored facts that decide about an appointment. */
export function factsOf({ rules, ...stored }: StoredAppointment): AppointmentFacts {
  const { candidateMoveHours } = rules
  return { ...stored, moveHours: candidateMoveHours === 0 ? null : candidateMoveHours }
}

interface Sight {
  readonly locale: Locale
  /** The host that mails use in the id of the interview. */
  readonly host: string
  readonly now: number
}

/** The reserved time as a calendar file; null without a time. */
function writeCalendar(stored: StoredAppointment, { locale, host }: Sight): string | null {
  const { planId, sequence, startsAt, endsAt, changedAt, timeZone: zone, roundName: round } = stored
  if (startsAt === null) return null
  const company = nameIn(locale, stored.companyName, stored.companyNameLatin)
  const position = nameIn(locale, stored.positionName, stored.positionNameLatin)
  return calendarDownload({
    planId,
    host,
    sequence,
    zone,
    changedAt,
    isCancelled: false,
    startsAt,
    endsAt: endOf(startsAt, endsAt),
    summary: translate(words, locale, 'calendarSummary', { company, position, round }),
    description: null,
    location: stored.offlineLocation,
  })
}

/** A planned interview for the holder of its link. */
export function presentAppointment(stored: StoredAppointment, sight: Sight): WireAppointment {
  const { now } = sight
  const facts = factsOf(stored)
  const stage = stageOf(facts, now)
  const move = stage === 'reserved' ? moveUntil(facts, now) : null
  return {
    interviewPlanId: stored.planId,
    companyName: stored.companyName,
    companyNameLatin: stored.companyNameLatin,
    ...sentBrand(stored.rules),
    positionName: stored.positionName,
    positionNameLatin: stored.positionNameLatin,
    interviewRoundName: stored.roundName,
    interviewerNames: [...stored.interviewerNames],
    planRoomType: stored.roomType,
    offlineLocation: stored.offlineLocation,
    timeZone: stored.timeZone,
    now,
    stage,
    interviewStartTime: stored.startsAt,
    interviewEndTime: stored.endsAt,
    times: stored.times
      .filter(({ startsAt, state }) => startsAt > now && state === 'open')
      .map((time) => ({ ...writeSpan(time), isTaken: time.isTaken })),
    moveUntil: move && 'until' in move ? move.until : null,
    hasMoved: stored.times.some(({ state }) => state === 'left'),
    mayCancel: stage === 'reserved' && stored.startsAt !== null && stored.startsAt > now,
    reason: stored.responseReason,
    calendarFile: stage === 'reserved' ? writeCalendar(stored, sight) : null,
  }
}
