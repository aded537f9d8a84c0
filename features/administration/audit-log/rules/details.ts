import { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import type { AuditAction } from '../../../platform/audit/rules/entry.ts'

/** Fields that the sentences of entries use. */
const describedFields: ReadonlySet<string> = new Set([
  'subject',
  'from',
  'to',
  'seen',
  'aiScore',
  'sections',
  'score',
  'result',
  'length',
  'answer',
  'recommendStatus',
  'stageId',
  'stage',
  'outcome',
  'accounts',
  'id',
  'noteLength',
  'nameLength',
  'testType',
  'fileId',
  'interviewType',
  'interviewScore',
  'resultLength',
  'remarkLength',
  'name',
  'email',
  'userType',
  'role',
  'isFrozen',
  'oneTimePassword',
  'buttons',
  'profile',
  'administrator',
  'showsScores',
  'hasPassword',
  'days',
  'language',
  'count',
  'filter',
  'title',
  'iconLength',
  'hint',
  'device',
  'tries',
  'address',
  'way',
  'byLink',
  'refusedBefore',
  'isNew',
  'interviews',
  'number',
  'settings',
  'roles',
  'positions',
  'isCompany',
  'ways',
  'demandsSecondFactor',
  'sessionHours',
  'restMinutes',
  'by',
  'purpose',
  'added',
  'removed',
  'groups',
  'groupName',
  'addsAtSignIn',
  'reason',
  'rule',
  'account',
  'of',
  'interviewer',
  'state',
  'note',
  'format',
  'share',
  'issuer',
  'clientId',
  'authMethod',
  'domains',
  'hasNewSecret',
  'isSkipped',
  'isHidden',
  'reasonLength',
  'nameLatin',
  'nameTw',
  'grade',
  'place',
  'seats',
  'languages',
  'description',
  'cn',
  'en',
  'zh-TW',
  'recruits',
  'until',
  'months',
  'waitsUntil',
  ...permissionKeys,
])

/** The described fields of an entry's details, at every depth. */
export function describeDetails(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(describeDetails)
  if (typeof value !== 'object' || value === null) return value
  const described = Object.entries(value).filter(([key]) => describedFields.has(key))
  return Object.fromEntries(described.map(([key, each]) => [key, describeDetails(each)]))
}

/** Acts whose entries hold an opinion about a candidate. */
const opinionActions: ReadonlySet<string> = new Set<AuditAction>([
  'evaluation.added',
  'decision.made',
  'score.given',
  'offline.added',
  'feedback.given',
  'feedback.changed',
])

/** An entry's details for a reader from whom opinions are held back. */
export function detailsWithoutOpinion(action: string, value: unknown): unknown {
  const details = describeDetails(value)
  if (!opinionActions.has(action) || typeof details !== 'object' || details === null) return details
  return 'subject' in details ? { subject: details.subject } : {}
}
