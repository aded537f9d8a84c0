import type { ReplyOf } from '@candor/call/define'
import { Button } from '@candor/ui/inputs/button'
import { Section } from '@candor/ui/sections/section'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { ConfirmSheet } from '../../../platform/manage/web/confirm-sheet.tsx'
import { SettingList, SwitchRow } from '../../../platform/manage/web/setting-row.tsx'
import { TextRow } from '../../../platform/manage/web/text-row.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { deleteRole, type listRoles, maxRoleName, permitRole, renameRole } from '../contract.ts'
import { permissionGroups } from '../rules/role.ts'
import styles from './role-card.module.css'
import { useRoleName } from './use-role-name.ts'

export type Role = ReplyOf<typeof listRoles>[number]

const groups = ['report', 'acting', 'company', 'elsewhere'] as const

/** A role, initially collapsed: its name, its permissions in groups, and a button to remove it. */
export function RoleCard({ role }: { role: Role }) {
  const t = useTranslations('roles')
  const name = useRoleName()
  return (
    <Section
      title={name(role.name)}
      isInner
      isFoldable
      level={2}
      isOpenAtFirst={false}
      end={
        <span>
          {t('accounts', { count: role.accounts })}
          {' · '}
          {t('keys', { count: role.buttons.length, all: permissionKeys.length })}
        </span>
      }
    >
      <RoleEditor role={role} />
    </Section>
  )
}

function RoleEditor({ role }: { role: Role }) {
  const t = useTranslations('roles')
  const access = useTranslations('access.permission')
  const name = useRoleName()
  const rename = useChange(renameRole)
  const permit = useChange(permitRole)
  const { roleId, isOpen } = role
  return (
    <div className={styles.editor}>
      {isOpen ? (
        <TextRow
          label={t('name')}
          value={name(role.name)}
          maxLength={maxRoleName}
          check={(text) => (text === '' ? t('nameMissing') : undefined)}
          onSave={(text) => rename({ roleId, name: text })}
        />
      ) : (
        <p className={styles.closed}>{t('theirs')}</p>
      )}
      {groups.map((group) => (
        <section key={group} aria-label={t(`groups.${group}`)}>
          <h3 className={styles.group}>{t(`groups.${group}`)}</h3>
          {group === 'elsewhere' && <p className={styles.note}>{t('elsewhereText')}</p>}
          <SettingList>
            {permissionGroups[group].map((code) => (
              <SwitchRow
                key={code}
                label={access(`${code}.name`)}
                text={access(`${code}.text`)}
                isOn={role.buttons.includes(code)}
                isDisabled={!isOpen}
                onChange={(isPermitted) => permit({ roleId, code, isPermitted })}
              />
            ))}
          </SettingList>
        </section>
      ))}
      <RoleEnd role={role} />
    </div>
  )
}

function RoleEnd({ role: { roleId, name, accounts } }: { role: Role }) {
  const t = useTranslations('roles')
  const nameOf = useRoleName()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useChange(deleteRole, { done: t('deleted') })
  if (accounts > 0) return <p className={styles.closed}>{t('inUse')}</p>
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('delete')}</Button>
      <ConfirmSheet
        title={t('delete')}
        text={t('deleteText', { name: nameOf(name) })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove({ roleId })}
      />
    </>
  )
}
