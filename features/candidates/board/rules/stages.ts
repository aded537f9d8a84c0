/** A stage of the position's list, or a stage outside the list that still has people. */
export interface BoardStage {
  readonly stageId: string
  readonly limitDays: number | null
  /** Whether candidates may come to it. */
  readonly isListed: boolean
}

/**
 * The stages of a board in order: those of the position, then those outside its list that still have people. A stage
 * that was removed keeps its people until somebody moves them.
 */
export function stagesOfBoard(
  listed: readonly { readonly wireId: string; readonly limitDays: number | null }[],
  populated: readonly string[],
): BoardStage[] {
  const known = new Set(listed.map(({ wireId }) => wireId))
  const unlisted = [...new Set(populated)].filter((stageId) => !known.has(stageId))
  return [
    ...listed.map(({ wireId, limitDays }) => ({ stageId: wireId, limitDays, isListed: true })),
    ...unlisted.map((stageId) => ({ stageId, limitDays: null, isListed: false })),
  ]
}
