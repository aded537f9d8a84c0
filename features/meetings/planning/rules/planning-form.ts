import { isSameData } from '@candor/kernel/data/same-data'
import { type Guest, type PlanWish, roomTypes } from './planning.ts'
import type { Span } from './spans.ts'
import type { CurrentPlan, Round } from './wire.ts'

/** An interviewer of the form. */
interface ChosenInterviewer {
  readonly id: string
  readonly name: string
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
  readonly roomType: number
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
  time: null,
  zone: null,
  roundId: null,
  roundName: null,
  roomType: null,
  mode: null,
  location: null,
  meetingUrl: null,
  otherInfo: null,
  interviewers: null,
  guests: null,
}

/** The time of a plan; null while none is set. */
export function plannedTime(plan: CurrentPlan | null): Span | null {
  if (plan?.startsAt == null || plan.endsAt == null) return null
  const { startsAt, endsAt } = plan
  return endsAt > startsAt ? { startsAt, endsAt } : null
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
    zone: current?.zone ?? zone,
    roundId: current ? (current.roundId ?? '') : roundId,
    roundName: current && current.roundId === null ? current.roundName : '',
    roomType: current?.roomType ?? roomTypes.meeting,
    mode: current?.mode === byVoice ? byVoice : byVideo,
    location: current?.location ?? '',
    // Nobody edits the address of a built-in room.
    meetingUrl: current?.roomType === roomTypes.builtIn ? '' : (current?.meetingUrl ?? ''),
    otherInfo: current?.otherInfo ?? '',
    interviewers: (current?.interviewers ?? []).flatMap(({ id, name }) => (id === null ? [] : { id, name })),
    guests: current?.guests ?? [],
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

/** What the form asks for, without the places of other kinds of rooms. */
export function wishOf(form: PlanningForm, allowTaken = false): PlanWish {
  const { roomType, mode, time } = form
  const isInPerson = roomType === roomTypes.inPerson
  return {
    roundId: form.roundId || null,
    roundName: form.roundId ? '' : form.roundName.trim(),
    ...time,
    zone: form.zone,
    roomType,
    mode: isInPerson ? 0 : mode,
    location: isInPerson ? form.location.trim() : '',
    meetingUrl: isInPerson || roomType === roomTypes.builtIn ? '' : form.meetingUrl.trim(),
    otherInfo: form.otherInfo.trim(),
    interviewerIds: form.interviewers.map(({ id }) => id),
    guests: form.guests,
    allowTaken,
  }
}

/** Whether the changes leave the form exactly as it was. */
export function isSameForm(form: PlanningForm, changed: PlanningForm): boolean {
  return isSameData(form, changed)
}

/** Whether the changes leave what is sent as it was. */
export function sendsSame(form: PlanningForm, changed: PlanningForm): boolean {
  return isSameData(wishOf(form), wishOf(changed))
}

/** A guest as typed: a name, or an e-mail address that also serves as the name. */
export function guestFrom(text: string): Guest | null {
  const typed = text.trim()
  if (typed === '') return null
  return { name: typed, email: typed.includes('@') ? typed : '' }
}

/** The next round: the position's first one without a planned interview; empty where there is none. */
export function nextRoundId(rounds: readonly Round[], plannedRoundIds: ReadonlySet<string | null>): string {
  return rounds.find(({ id }) => !plannedRoundIds.has(id))?.id ?? ''
}
