import { acts } from '../../access/rules/acts.ts'
import { isPermissionKey, personalParts } from '../../access/rules/permissions.ts'
import { noFacts } from '../contract.ts'
import type { SentFacts, TabFacts } from './tab-facts.ts'

/** What a reply carries, and what a test is about. */
export interface GivenFacts extends Partial<SentFacts> {
  readonly isMiniapp?: boolean
}

/**
 * The facts of a reply, or of some of it, with everything that was not given off or empty.
 *
 * A key, a part or an act that is not known here is another version's and is left out.
 */
export function factsOf(given: GivenFacts): TabFacts {
  const facts = { ...noFacts, isMiniapp: false, ...given }
  return {
    ...facts,
    permissions: new Set(facts.permissions.filter(isPermissionKey)),
    personalParts: new Set(personalParts.filter((part) => facts.personalParts.includes(part))),
    parts: new Set(facts.parts),
    acts: new Set(acts.filter((act) => facts.acts.includes(act))),
  }
}
