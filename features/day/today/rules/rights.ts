import { canAct } from '../../../platform/access/rules/acts.ts'
import type { UserType } from '../../../platform/access/rules/permissions.ts'

/** Whether an account sees who waits for whom over all people: HR and administrators, as the list tells them. */
export function maySeeWaits(userType: UserType): boolean {
  return canAct(userType) && userType !== 'interviewer'
}

/** Whether things can wait for an account at all. */
export const hasToday = canAct
