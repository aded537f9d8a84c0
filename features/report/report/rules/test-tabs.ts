import type { TabFacts } from './tab-facts.ts'

/**
 * Whether the tab of a test shows: to readers of the AI interview, once there are results (decision N24).
 *
 * `parts` are the keys of its results among the visible parts: one of them is enough.
 */
export function hasTestResults(facts: TabFacts, ...parts: readonly string[]): boolean {
  return facts.permissions.has('reportAIInterview') && parts.some((part) => facts.parts.has(part))
}

/**
 * The same for the tests that the mini-app also uses as simulations (R2-054): inside it the position's own list
 * decides, as a test that is still to be taken has no results yet.
 */
export function hasTestOrSimulation(facts: TabFacts, part: string, tabNumber: number): boolean {
  if (facts.isMiniapp) {
    return facts.permissions.has('reportAIInterview') && facts.simulationTests.includes(tabNumber)
  }
  return hasTestResults(facts, part)
}
