import { useTranslations } from 'use-intl'
import { isUserType } from '../../access/rules/permissions.ts'

/** What a role is called. The roles that a company begins with are named by the user type that they are for. */
export function useRoleName(): (name: string) => string {
  const access = useTranslations('access')
  return (name) => (isUserType(name) ? access(`userType.${name}`) : name)
}
