interface Standing {
  readonly candidateId: string
  readonly stageId: string
  readonly since: number
}

export interface Column<Person> {
  readonly stageId: string
  readonly people: readonly Person[]
}

/** The people of each stage, the longest in it first. */
export function columnsOf<Person extends Standing>(
  stageIds: readonly string[],
  people: readonly Person[],
): Column<Person>[] {
  const byStage = new Map<string, Person[]>(stageIds.map((stageId) => [stageId, []]))
  for (const person of people) byStage.get(person.stageId)?.push(person)
  return stageIds.map((stageId) => ({
    stageId,
    people: (byStage.get(stageId) ?? []).sort(
      (a, b) => a.since - b.since || (a.candidateId < b.candidateId ? -1 : 1),
    ),
  }))
}

export type Step = 'left' | 'right' | 'up' | 'down' | 'first' | 'last'

interface Named {
  readonly candidateId: string
}

/** Where a candidate stands among the columns; null where it is in none. */
function placeOf(columns: readonly Column<Named>[], candidateId: string) {
  for (const [column, { people }] of columns.entries()) {
    const row = people.findIndex((person) => person.candidateId === candidateId)
    if (row >= 0) return { column, row }
  }
  return null
}

/** The next column in a direction that has people. */
function populated(columns: readonly Column<Named>[], from: number, by: 1 | -1): Column<Named> | null {
  for (let at = from + by; at >= 0 && at < columns.length; at += by) {
    const column = columns[at]
    if (column && column.people.length > 0) return column
  }
  return null
}

/**
 * The candidate that has the focus after a step: up and down within the column, left and right to the nearest column
 * with people, at the same height. Without a focus the first candidate gets it. At an end the focus stays.
 */
export function focusAfter(
  columns: readonly Column<Named>[],
  focused: string | null,
  step: Step,
): string | null {
  const at = focused === null ? null : placeOf(columns, focused)
  const here = at && columns[at.column]
  if (!at || !here) return columns.find(({ people }) => people.length > 0)?.people[0]?.candidateId ?? null
  const rowIn = (column: Column<Named>, row: number) =>
    column.people[Math.min(column.people.length - 1, Math.max(0, row))]?.candidateId ?? focused
  if (step === 'up') return rowIn(here, at.row - 1)
  if (step === 'down') return rowIn(here, at.row + 1)
  if (step === 'first') return rowIn(here, 0)
  if (step === 'last') return rowIn(here, here.people.length - 1)
  const beside = populated(columns, at.column, step === 'left' ? -1 : 1)
  return beside ? rowIn(beside, at.row) : focused
}

/** The candidate beside some that leave their column: the next one below, else the one above; null for none. */
export function focusBeside(
  columns: readonly Column<Named>[],
  focused: string,
  leaving: ReadonlySet<string>,
): string | null {
  const at = placeOf(columns, focused)
  const people = at ? (columns[at.column]?.people ?? []) : []
  const row = at?.row ?? 0
  const stays = (person: Named) => !leaving.has(person.candidateId)
  return (
    people.slice(row).find(stays)?.candidateId ?? people.slice(0, row).findLast(stays)?.candidateId ?? null
  )
}

interface Listed {
  readonly stageId: string
  readonly isListed: boolean
}

/** The nearest stage before or after another that takes candidates; null at an end. */
export function stageBeside<Stage extends Listed>(
  stages: readonly Stage[],
  stageId: string,
  by: 1 | -1,
): Stage | null {
  const from = stages.findIndex((stage) => stage.stageId === stageId)
  if (from < 0) return null
  for (let at = from + by; at >= 0 && at < stages.length; at += by) {
    const stage = stages[at]
    if (stage?.isListed) return stage
  }
  return null
}

/** The stage that a button offers for some candidates: the one after the last of theirs; null for none. */
export function stageOffered<Stage extends Listed>(
  stages: readonly Stage[],
  chosen: readonly { readonly stageId: string }[],
): Stage | null {
  const places = chosen.map((person) => stages.findIndex((stage) => stage.stageId === person.stageId))
  const last = stages[Math.max(-1, ...places)]
  return last ? stageBeside(stages, last.stageId, 1) : null
}
