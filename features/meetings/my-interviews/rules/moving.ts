import { canAct } from '../../../platform/access/rules/acts.ts'
import { isUserType } from '../../../platform/access/rules/permissions.ts'

interface Account {
  readonly userType: string
  readonly permissions?: readonly string[] | undefined
}

/** Whether an account may move its own interviews at all. The server decides for each of them. */
export function mayMoveInterviews({ userType, permissions = [] }: Account): boolean {
  return isUserType(userType) && canAct(userType) && permissions.includes('planInterview')
}
