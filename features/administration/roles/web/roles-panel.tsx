import { callQuery } from '@candor/call/web/query'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AddRow } from '../../../platform/manage/web/add-row.tsx'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { addRole, listRoles, maxRoleName } from '../contract.ts'
import { RoleCard } from './role-card.tsx'

/** The roles of the company, each with its permissions. */
export function RolesPanel() {
  const t = useTranslations('roles')
  const roles = useQuery(callQuery(listRoles, {}))
  const add = useChange(addRole)
  return (
    <>
      <Intro>{t('intro')}</Intro>
      <AddRow
        label={t('add')}
        text={t('addText')}
        maxLength={maxRoleName}
        act={t('add')}
        onAdd={(name) => add({ name })}
      />
      <SectionBody state={sectionState(roles, t('failed'))}>
        <ul>
          {roles.data?.map((role) => (
            <li key={role.roleId} ref={handOverFocus}>
              <RoleCard role={role} />
            </li>
          ))}
        </ul>
      </SectionBody>
    </>
  )
}
