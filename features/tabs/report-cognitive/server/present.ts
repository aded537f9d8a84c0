import type { CognitiveTest } from '../contract.ts'
import type { StoredCognitiveTest } from './import.ts'

/** The result as it leaves the server. */
export function presentCognitiveTest(stored: StoredCognitiveTest | null): CognitiveTest | null {
  if (!stored) return null
  const { percentile, explanation = null, normGroup = null } = stored
  return { percentile, explanation, normGroup }
}
