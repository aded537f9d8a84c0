import * as z from 'zod/mini'
import { daysIn, daysOver } from './dwell.ts'
import type { BoardPerson, Stage } from './wire.ts'

export const sortKeys = ['over', 'name', 'years', 'stage', 'score', 'active'] as const
export type SortKey = (typeof sortKeys)[number]

/** An address holds texts: `not=1` comes as "1". */
const One = z.pipe(z.coerce.number(), z.literal(1))

/** The words that the address has for the list of a position. Unknown ones are left out. */
export const ListAddress = z.object({
  view: z.catch(z.optional(z.literal('list')), undefined),
  find: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
  /** Wire id of a stage. */
  stage: z.catch(z.optional(z.coerce.string().check(z.maxLength(128))), undefined),
  /** Whether the stage is left out instead of chosen. */
  not: z.catch(z.optional(One), undefined),
  sort: z.catch(z.optional(z.enum(sortKeys)), undefined),
  /** Whether the order is turned round. */
  back: z.catch(z.optional(One), undefined),
})
export type ListAddress = z.output<typeof ListAddress>

type Narrowing = Pick<ListAddress, 'find' | 'stage' | 'not'>

const isInStage = (person: BoardPerson, { stage, not }: Narrowing) =>
  stage === undefined || (person.stageId === stage) !== (not === 1)

function bearsText({ name, nameLatin }: BoardPerson, find: string): boolean {
  const text = find.trim().toLowerCase()
  return text === '' || [name, nameLatin ?? ''].some((each) => each.toLowerCase().includes(text))
}

/** The people that the filter leaves, with how many the stage and the text leave out. */
export function narrowed(people: readonly BoardPerson[], address: Narrowing) {
  const inStage = people.filter((person) => isInStage(person, address))
  const shown = inStage.filter((person) => bearsText(person, address.find ?? ''))
  return { shown, byStage: people.length - inStage.length, byText: inStage.length - shown.length }
}

type Compare = (a: BoardPerson, b: BoardPerson) => number

/** Orders of the list, each with the usual end first: the most days over, the highest score, the newest activity. */
function comparers(stages: readonly Stage[], now: number, nameOf: (person: BoardPerson) => string) {
  const places = new Map(stages.map((stage, place) => [stage.stageId, { place, limit: stage.limitDays }]))
  const overOf = ({ stageId, since }: BoardPerson) =>
    daysOver(daysIn(since, now), places.get(stageId)?.limit ?? null)
  const placeOf = ({ stageId }: BoardPerson) => places.get(stageId)?.place ?? stages.length
  const scoreOf = ({ score }: BoardPerson) => (score ? score.overall / score.outOf : -1)
  const orders: Readonly<Record<SortKey, Compare>> = {
    over: (a, b) => overOf(b) - overOf(a),
    name: (a, b) => nameOf(a).localeCompare(nameOf(b)),
    years: (a, b) => (b.workYears ?? -1) - (a.workYears ?? -1),
    stage: (a, b) => placeOf(a) - placeOf(b),
    score: (a, b) => scoreOf(b) - scoreOf(a),
    active: (a, b) => b.lastActiveAt - a.lastActiveAt,
  }
  return orders
}

interface Order {
  readonly sort: SortKey
  readonly isBack: boolean
  readonly stages: readonly Stage[]
  readonly now: number
  readonly nameOf: (person: BoardPerson) => string
}

/** The people in an order. Equal ones stand by the days in their stage, and then by their ids. */
export function sorted(people: readonly BoardPerson[], order: Order): BoardPerson[] {
  const compare = comparers(order.stages, order.now, order.nameOf)[order.sort]
  const sign = order.isBack ? -1 : 1
  return [...people].sort(
    (a, b) => sign * compare(a, b) || a.since - b.since || (a.candidateId < b.candidateId ? -1 : 1),
  )
}

/** The order after a press on the head of a column: the same one again turns it round. */
export function sortAfter(
  { sort = 'over', back }: ListAddress,
  pressed: SortKey,
): Pick<ListAddress, 'sort' | 'back'> {
  const turned = sort === pressed && back !== 1
  return { sort: pressed === 'over' ? undefined : pressed, back: turned ? 1 : undefined }
}
