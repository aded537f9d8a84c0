/** The acts on a candidate that the list has a word for, by their action in the audit log. */
const verbs = {
  'bundle.imported': 'imported',
  'evaluation.added': 'evaluated',
  'decision.made': 'decided',
  'score.given': 'scored',
  'remark.added': 'remarked',
  'label.changed': 'labelled',
  'recommendation.made': 'recommended',
  'recommendation.answered': 'answered',
  'share.made': 'shared',
  'share.sentOn': 'shared',
  'candidate.added': 'added',
  'candidate.moved': 'moved',
  'candidate.ended': 'ended',
  'candidate.reopened': 'reopened',
  'candidate.kept': 'kept',
  'candidates.merged': 'merged',
  'plan.made': 'planned',
  'plan.changed': 'replanned',
  'plan.cancelled': 'cancelled',
  'plan.answered': 'replied',
  'invitation.answered': 'replied',
  'time.offered': 'offered',
  'time.chosen': 'chose',
  'feedback.given': 'gaveFeedback',
  'feedback.changed': 'gaveFeedback',
  'thirdParty.added': 'addedResult',
  'offline.added': 'addedRound',
  'report.downloaded': 'downloaded',
  'candidate.exported': 'exported',
  'consent.given': 'consented',
  'consent.withdrawn': 'withdrewConsent',
} as const

export type Verb = (typeof verbs)[keyof typeof verbs] | 'changed'

const isKnown = (action: string): action is keyof typeof verbs => Object.hasOwn(verbs, action)

/** The verb for an action of the audit log; null is an import. Any other act changed the candidate. */
export function verbOf(action: string | null): Verb {
  if (action === null) return 'imported'
  return isKnown(action) ? verbs[action] : 'changed'
}
