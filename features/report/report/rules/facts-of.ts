import { acts } from '../../../platform/access/rules/acts.ts'
import { isPermissionKey, personalParts } from '../../../platform/access/rules/permissions.ts'
import { noFacts } from '../contract.ts'
import type { SentFacts, TabFacts } from './tab-facts.ts'

/** The facts of a reply, or those that a test sets. */
export interface GivenFacts extends Partial<SentFacts> {
  readonly isMiniapp?: boolean
  readonly isPersonal?: boolean
}

/**
 * The facts of a reply, or part of it, with everything else off or empty.
 *
 * An unknown key, part or act comes from another version and is left out.
 */
export function factsOf(given: GivenFacts): TabFacts {
  const facts = { ...noFacts, isMiniapp: false, isPersonal: false, ...given }
  return {
    ...facts,
    permissions: new Set(facts.permissions.filter(isPermissionKey)),
    personalParts: new Set(personalParts.filter((part) => facts.personalParts.includes(part))),
    parts: new Set(facts.parts),
    acts: new Set(acts.filter((act) => facts.acts.includes(act))),
  }
}
