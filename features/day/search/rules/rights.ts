import type { PassageKind } from '@candor/kernel/services/searching'
import type { PermissionKey } from '../../../platform/access/rules/permissions.ts'
import type { Scope } from '../contract/words.ts'

/** The permission that opens each kind of passage in the report. */
const permissionOf: Readonly<Record<PassageKind, PermissionKey>> = {
  said: 'reportAIInterview',
  written: 'reportAIInterview',
  resume: 'reportResume',
  remark: 'reportRemark',
}

const kindsOf = { said: ['said', 'written', 'remark'], resumes: ['resume'] } as const

/** The kinds of passages that an account may find in a scope. */
export function openKinds(
  scope: Exclude<Scope, 'people'>,
  permissions: ReadonlySet<PermissionKey>,
): PassageKind[] {
  return kindsOf[scope].filter((kind) => permissions.has(permissionOf[kind]))
}
