export const permissionKeys = [
  'position',
  'procedure',
  'candidate',
  'reportResume',
  'reportAIInterview',
  'planInterview',
  'thirdComment',
  'offer',
  'background',
  'reportRemark',
  'reportInterviewLog',
  'talent',
  'reportCenter',
  'manualEvaluation',
  'questionBank',
  'overviewAI',
] as const
export type PermissionKey = (typeof permissionKeys)[number]

/** The permissions that open a page of the product; the others open parts of a report (decision N70). */
const pageKeys: ReadonlySet<PermissionKey> = new Set([
  'position',
  'procedure',
  'candidate',
  'talent',
  'reportCenter',
  'questionBank',
])

export function opensPage(key: PermissionKey): boolean {
  return pageKeys.has(key)
}

/** The kinds of account, as the wire spells them (R6-001). */
export const userTypes = [
  'superAdmin',
  'admin',
  'general',
  'interviewer',
  'read',
  'freeze',
  'helpUser',
  'publishUser',
] as const
export type UserType = (typeof userTypes)[number]

export function isPermissionKey(value: string): value is PermissionKey {
  return permissionKeys.some((key) => key === value)
}

export function isUserType(value: string): value is UserType {
  return userTypes.some((type) => type === value)
}

/** The parts of a report that can be opened to visitors; all others stay in the company. */
export const shareableKeys = [
  'overviewAI',
  'reportAIInterview',
  'reportResume',
] as const satisfies PermissionKey[]
export type ShareableKey = (typeof shareableKeys)[number]

/** Parts that tell who a candidate is, or what colleagues found. Visitors get each behind a password only. */
export const personalParts = [
  'contacts',
  'originalResume',
  'attachments',
  'identityCard',
  'interviewFeedback',
  'antiCheating',
] as const
export type PersonalPart = (typeof personalParts)[number]

/** The permission of a part: sharing the part needs it, and the company must open it to visitors. */
export const keyOfPart: Readonly<Record<PersonalPart, PermissionKey>> = {
  contacts: 'reportResume',
  originalResume: 'reportResume',
  attachments: 'reportResume',
  identityCard: 'reportResume',
  interviewFeedback: 'planInterview',
  antiCheating: 'reportInterviewLog',
}

const collaboratorButtons: readonly PermissionKey[] = [
  'position',
  'candidate',
  'reportResume',
  'reportAIInterview',
  'reportRemark',
]

/** The default buttons of a role that nobody has configured (decision D15). */
export const defaultButtons: Readonly<Record<UserType, readonly PermissionKey[]>> = {
  superAdmin: permissionKeys,
  admin: permissionKeys,
  general: permissionKeys.filter((key) => key !== 'overviewAI'),
  helpUser: collaboratorButtons,
  publishUser: collaboratorButtons,
  interviewer: [
    'candidate',
    'reportResume',
    'reportAIInterview',
    'planInterview',
    'thirdComment',
    'reportRemark',
    'manualEvaluation',
  ],
  read: [
    'reportResume',
    'reportAIInterview',
    'planInterview',
    'thirdComment',
    'reportRemark',
    'reportInterviewLog',
  ],
  freeze: [],
}

/** One node of authButtons: a flat list that forms a tree by `parentCode`, the top level under 0. */
export interface ButtonNode {
  code: string
  parentCode: string
}

export function buttonTree(buttons: readonly PermissionKey[]): ButtonNode[] {
  return buttons.map((code) => ({ code, parentCode: '0' }))
}
