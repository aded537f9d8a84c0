import type { PositionId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { lockCandidates } from '../../../../platform/access/server/queries/reports.ts'
import { namedStage } from '../../rules/kinds.ts'
import type { LocalNames } from '../../rules/names.ts'
import { listPeopleIn } from '../queries/lists.ts'
import { listStandings } from '../queries/standings.ts'
import { type MovingWork, type PlannedMove, storeMoves } from './move-candidates.ts'
import { say, wordStage } from './word-stage.ts'

/** A name in every language. */
type AllNames = Readonly<Record<Locale, string>>

function inAll(nameIn: (locale: Locale) => string): AllNames {
  return { cn: nameIn('cn'), en: nameIn('en'), 'zh-TW': nameIn('zh-TW') }
}

/** The default names of a stage; empty where it has none. */
export function defaultNames(wireId: string): AllNames {
  const named = namedStage(wireId)
  return inAll((locale) => (named === null ? '' : wordStage(wireId, undefined, locale)))
}

/** The names of a stage as an editor shows them: a name of its own goes before the default. */
export function editedNames(wireId: string, names: LocalNames): AllNames {
  const defaults = defaultNames(wireId)
  return inAll((locale) => names[locale] ?? defaults[locale])
}

interface Emptying {
  /** Null for all positions. */
  readonly positionId: PositionId | null
  readonly removed: readonly string[]
  readonly targets: ReadonlyMap<string, string>
}

/** Moves the people of removed stages to their targets, with rows, entries and open recommendations. */
export async function emptyStages(
  work: MovingWork,
  { positionId, removed, targets }: Emptying,
): Promise<number> {
  const { db, companyId, locale } = work
  const people = await listPeopleIn(db, { companyId, positionId }, removed)
  if (people.length === 0) return 0
  await lockCandidates(db, companyId, people)
  const standings = await listStandings(db, companyId, people)
  const moves = standings.flatMap((standing): PlannedMove[] => {
    const stageId = targets.get(standing.stageId)
    if (stageId === undefined || standing.outcome !== null) return []
    const { candidateId } = standing
    return [{ candidateId, interviewId: null, from: standing, to: { stageId, outcome: null } }]
  })
  await storeMoves(work, moves, { reason: say(locale, 'stageRemoved'), carriesRecommendations: true })
  return moves.length
}
