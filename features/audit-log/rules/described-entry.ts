import type { UserType } from '../../access/rules/permissions.ts'
import type { Decision } from '../../decisions/rules.ts'

/** The sentences that there are; each language has its words for every one of them. */
const sentences = [
  ...[
    'evaluated',
    'decided',
    'redecided',
    'scored',
    'scoredUntold',
    'rescored',
    'remarked',
    'labelled',
    'unlabelled',
  ],
  ...['recommended', 'accepted', 'refused', 'answered', 'thirdPartyAdded', 'thirdPartyChanged'],
  ...[
    'thirdPartyDeleted',
    'offlineAdded',
    'attachmentDeleted',
    'viewed',
    'downloaded',
    'downloadedByVisitor',
    'shared',
    'mailed',
    'sentOn',
    'sharePasswordRenewed',
    'unshared',
    'accountAdded',
    'accountChanged',
  ],
  ...['passwordReset', 'frozen', 'thawed', 'roleAdded', 'roleRenamed', 'permissionGiven', 'permissionTaken'],
  ...[
    'roleDeleted',
    'settingChanged',
    'keyMade',
    'keyRevoked',
    'mailRetried',
    'leadChanged',
    'leadNoted',
    'signedIn',
    'signInRefused',
  ],
  ...['numberProved', 'numberChanged', 'numberRemoved', 'appLinked', 'appUnlinked'],
  ...['passwordChanged', 'imported', 'importedAgain', 'companyImported', 'companyAdded', 'unknown'],
  ...['timesOffered', 'timesWithdrawn', 'timeChosen', 'timeMoved', 'timeLinked'],
  ...['planAccepted', 'planDeclined', 'planCalledOff', 'invitationAccepted', 'invitationRefused'],
  ...['planMade', 'planChanged', 'planMoved', 'planCancelled', 'planPasswordViewed', 'freeTimesChanged'],
  ...['candidatePasswordViewed', 'interviewerPasswordViewed'],
  ...['calendarAddressMade', 'calendarAddressEnded'],
  ...['formAdded', 'formRenamed', 'formPublished', 'formDiscarded', 'formEnded', 'formReopened'],
  ...[
    'feedbackGiven',
    'feedbackGivenByLink',
    'feedbackChanged',
    'directoryKeyMade',
    'directoryChanged',
    'groupChanged',
  ],
  ...['providerAdded', 'providerChanged', 'providerRemoved', 'providerRefused', 'identityLinked'],
  'identityUnlinked',
  ...['ownSessionsEnded', 'sessionsEndedOf', 'companySessionsEnded', 'signInRulesChanged'],
  ...['accountInvited', 'accountUninvited', 'accountJoined', 'passwordForgotten', 'passwordSetByLink'],
  ...['pageLinked', 'pageUnlinked', 'consentGiven', 'consentWithdrawn'],
  ...['idCardReceived', 'idCardForgotten'],
  ...['secondFactorAdded', 'secondFactorRemoved', 'secondFactorReset', 'recoveryCodeUsed'],
  ...['recoveryCodesRenewed', 'passkeyAdded', 'passkeyRenamed', 'passkeyRemoved', 'passkeyRefused'],
] as const
export type EntryKind = (typeof sentences)[number]

/** A piece of a sentence: words of somebody, a number, or a code that each language words. */
export type EntryArgument =
  | string
  | number
  | { readonly names: readonly string[] }
  | { readonly decision: Decision }
  | { readonly kind: string }
  | { readonly userType: UserType }
  | { readonly role: string }
  | { readonly permission: string }
  /** Ways of signing in. */
  | { readonly ways: readonly string[] }
  | { readonly isOn: boolean }
  /** Null: never. */
  | { readonly minutes: number | null }
  | { readonly setting: string }
  /** A value of a setting. */
  | { readonly setting: string; readonly value: unknown }

/** One thing about the object that became another, or that was said of it where there is no `from`. */
export interface Change {
  readonly field:
    | 'name'
    | 'email'
    | 'type'
    | 'role'
    | 'score'
    | 'ways'
    | 'demandsSecondFactor'
    | 'sessionHours'
    | 'restMinutes'
  readonly from: EntryArgument | null
  readonly to: EntryArgument
}

/** What an entry tells, as the name of a sentence with its pieces. */
export interface DescribedEntry {
  readonly sentence: EntryKind
  readonly pieces: Readonly<Record<string, EntryArgument>>
  readonly changes: readonly Change[]
}
