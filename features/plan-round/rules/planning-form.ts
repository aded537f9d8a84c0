import type { ReplyOf } from '@candor/call/define'
import type { findInterviewPlan, listInterviewRounds } from '../../plan/contract/reading.ts'
import { roomTypes } from '../../plan/rules/planning.ts'
import type { Span } from './spans.ts'

/** An interviewer of the form. */
interface ChosenInterviewer {
  readonly id: string
  readonly name: string
}

export interface Guest {
  readonly guestUserName: string
  readonly email: string
}

/** A planned interview as its form shows it. */
export interface PlanningForm {
  readonly time: Span
  /** IANA. */
  readonly zone: string
  /** Empty for an interview outside of the position's rounds. */
  readonly roundId: string
  /** Title of an interview outside the rounds. */
  readonly roundName: string
  readonly room: number
  /** 1 by video, 2 by voice; an interview in person has neither. */
  readonly mode: number
  readonly location: string
  readonly meetingUrl: string
  readonly otherInfo: string
  /** The first one leads. */
  readonly interviewers: readonly ChosenInterviewer[]
  readonly guests: readonly Guest[]
}

/** The changed fields of a form; null for one that was not changed. */
export type PlanningDraft = { readonly [Field in keyof PlanningForm]: PlanningForm[Field] | null }

export const emptyPlanning: PlanningDraft = {
  ...{ time: null, zone: null, roundId: null, roundName: null, room: null, mode: null, location: null },
  ...{ meetingUrl: null, otherInfo: null, interviewers: null, guests: null },
}

export type CurrentPlan = ReplyOf<typeof findInterviewPlan>
export type Round = ReplyOf<typeof listInterviewRounds>[number]

/** The time of a plan; null while none is set. */
export function plannedTime(plan: CurrentPlan | null): Span | null {
  if (plan?.interviewStartTime == null || plan.interviewEndTime == null) return null
  const time = { startsAt: plan.interviewStartTime, endsAt: plan.interviewEndTime }
  return time.endsAt > time.startsAt ? time : null
}

const byVideo = 1
const byVoice = 2

/** The form at first: the current plan, or a new interview of the first round that has none yet. */
export function formOf(
  current: CurrentPlan | null,
  { time, zone, roundId }: Pick<PlanningForm, 'time' | 'zone' | 'roundId'>,
): PlanningForm {
  return {
    time,
    zone: current?.timeZone ?? zone,
    roundId: current ? (current.interviewRoundId ?? '') : roundId,
    roundName: current && current.interviewRoundId === null ? current.interviewRoundName : '',
    room: current?.planRoomType ?? roomTypes.meeting,
    mode: current?.interviewMode === byVoice ? byVoice : byVideo,
    location: current?.offlineLocation ?? '',
    // Nobody edits the address of a built-in room.
    meetingUrl: current?.planRoomType === roomTypes.builtIn ? '' : (current?.tencentMeetingUrl ?? ''),
    otherInfo: current?.interviewOtherInfo ?? '',
    interviewers: (current?.interviewerInfoList ?? []).flatMap(
      ({ interviewerId: id, interviewerName: name }) => (id === null ? [] : { id, name }),
    ),
    guests: current?.guestUserList ?? [],
  }
}

/** The form with its changes. */
export function withDraft(form: PlanningForm, draft: PlanningDraft): PlanningForm {
  const changed = Object.entries(draft).filter(([, value]) => value !== null)
  return { ...form, ...Object.fromEntries(changed) }
}

export function isChanged(draft: PlanningDraft): boolean {
  return Object.values(draft).some((value) => value !== null)
}

/** The form as it is sent, without the place fields of other kinds of rooms. */
export function wishOf(form: PlanningForm) {
  const { room, mode, time } = form
  const isInPerson = room === roomTypes.inPerson
  return {
    interviewRoundId: form.roundId || undefined,
    interviewRoundName: form.roundId ? '' : form.roundName.trim(),
    interviewStartTime: time.startsAt,
    interviewEndTime: time.endsAt,
    timeZone: form.zone,
    planRoomType: room,
    interviewMode: isInPerson ? 0 : mode,
    offlineLocation: isInPerson ? form.location.trim() : '',
    tencentMeetingUrl: isInPerson || room === roomTypes.builtIn ? '' : form.meetingUrl.trim(),
    interviewOtherInfo: form.otherInfo.trim(),
    interviewerIds: form.interviewers.map(({ id }) => id),
    guestUserList: [...form.guests],
  }
}

/** Whether the changes leave the form exactly as it was. */
export function isSameForm(form: PlanningForm, changed: PlanningForm): boolean {
  return JSON.stringify(form) === JSON.stringify(changed)
}

/** Whether the changes leave what is sent as it was. */
export function sendsSame(form: PlanningForm, changed: PlanningForm): boolean {
  return JSON.stringify(wishOf(form)) === JSON.stringify(wishOf(changed))
}

/** A guest as typed: a name, or an e-mail address that also serves as the name. */
export function guestFrom(text: string): Guest | null {
  const typed = text.trim()
  if (typed === '') return null
  return { guestUserName: typed, email: typed.includes('@') ? typed : '' }
}

/** The next round: the position's first one without a planned interview; empty where there is none. */
export function nextRoundId(rounds: readonly Round[], plannedRoundIds: ReadonlySet<string | null>): string {
  return rounds.find(({ interviewRoundId }) => !plannedRoundIds.has(interviewRoundId))?.interviewRoundId ?? ''
}
