import { sentBrand } from '../../../company/rules.ts'
import type { Appointment } from '../../contract/choosing.ts'
import { type AppointmentFacts, moveUntil, stageOf } from '../../rules/appointment.ts'
import type { StoredAppointment } from '../queries/appointments.ts'

/** What decides about an appointment, of what is stored of it. */
export function factsOf({ rules, ...stored }: StoredAppointment): AppointmentFacts {
  const { candidateMoveHours } = rules
  return { ...stored, moveHours: candidateMoveHours === 0 ? null : candidateMoveHours }
}

/** A planned interview as whoever holds its link may know it. */
export function presentAppointment(stored: StoredAppointment, now: number): Appointment {
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
      .map(({ startsAt, endsAt, isTaken }) => ({ startTime: startsAt, endTime: endsAt, isTaken })),
    moveUntil: move && 'until' in move ? move.until : null,
    hasMoved: stored.times.some(({ state }) => state === 'left'),
    mayCancel: stage === 'reserved' && stored.startsAt !== null && stored.startsAt > now,
    reason: stored.responseReason,
  }
}
