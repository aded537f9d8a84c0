import { type Locale, type LocalNames, languages } from './names.ts'

interface WrittenStage {
  /** Empty for a new stage. */
  readonly stageId: string
  readonly names: Readonly<Record<Locale, string>>
}

interface NameFault {
  /** Place in the list. */
  readonly index: number
  readonly fault: 'nameMissing' | 'nameTaken'
}

/** Returns the first stage without any name, or with the name of an earlier one in a language; null without a fault. */
export function faultOfNames(stages: readonly Pick<WrittenStage, 'names'>[]): NameFault | null {
  const taken = new Set<string>()
  for (const [index, { names }] of stages.entries()) {
    const written = languages.flatMap((language) => {
      const name = names[language].trim().toLowerCase()
      return name === '' ? [] : [`${language} ${name}`]
    })
    if (written.length === 0) return { index, fault: 'nameMissing' }
    if (written.some((name) => taken.has(name))) return { index, fault: 'nameTaken' }
    for (const name of written) taken.add(name)
  }
  return null
}

/** Returns names to store: without those that are empty, and without those that only repeat the default. */
export function storedNames(
  names: Readonly<Record<Locale, string>>,
  defaults: Readonly<Record<Locale, string>>,
): LocalNames {
  const stored: LocalNames = {}
  for (const language of languages) {
    const name = names[language].trim()
    if (name !== '' && name !== defaults[language]) stored[language] = name
  }
  return stored
}

export interface Target {
  readonly stageId: string
  readonly toStageId: string
}

interface Removing {
  /** Wire ids of the list before. */
  readonly before: readonly string[]
  /** Wire ids of the list after; empty ones are new. */
  readonly after: readonly string[]
  readonly targets: readonly Target[]
  readonly hasPeople: (stageId: string) => boolean
}

type RemovingDecision =
  | {
      readonly allowed: true
      readonly removed: readonly string[]
      readonly targets: ReadonlyMap<string, string>
    }
  | { readonly allowed: false; readonly refusal: 'unknownStage' | 'needsTarget' }

/** Decides which stages a new list removes, and where their people go. */
export function decideRemoving({ before, after, targets, hasPeople }: Removing): RemovingDecision {
  const kept = new Set(after.filter((id) => id !== ''))
  const isDouble = kept.size < after.filter((id) => id !== '').length
  if (isDouble || [...kept].some((id) => !before.includes(id)))
    return { allowed: false, refusal: 'unknownStage' }
  const removed = before.filter((id) => !kept.has(id))
  const goals = new Map(targets.map(({ stageId, toStageId }) => [stageId, toStageId]))
  const isLost = removed.some((id) => hasPeople(id) && !kept.has(goals.get(id) ?? ''))
  if (isLost) return { allowed: false, refusal: 'needsTarget' }
  return { allowed: true, removed, targets: goals }
}
