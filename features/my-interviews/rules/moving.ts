import { canAct } from '../../access/rules/acts.ts'
import { isUserType } from '../../access/rules/permissions.ts'

interface Account {
  readonly userType: string
  readonly permissions?: readonly string[] | undefined
}

/** Whether an account may move the interviews that it holds. The server decides it anew, for each of them. */
export function mayMoveInterviews({ userType, permissions = [] }: Account): boolean {
  return isUserType(userType) && canAct(userType) && permissions.includes('planInterview')
}
