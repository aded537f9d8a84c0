import { ChevronLeftIcon, MenuIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Menu, MenuItem } from '@candor/ui/overlays/menu'
import { State } from '@candor/ui/sections/state'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmSheet } from '../../../../platform/manage/web/confirm-sheet.tsx'
import { useChange } from '../../../../platform/manage/web/use-change.ts'
import { endForm, renameForm } from '../../contract/manage.ts'
import { NameSheet } from '../name-sheet.tsx'
import { type FormDetail, useFormList } from '../use-forms.ts'
import styles from './form-head.module.css'
import { VersionLine } from './version-line.tsx'

interface Props {
  form: FormDetail
  shownId: string
  /** How many parts of the draft differ from what is published; null where there is nothing to compare. */
  changes: number | null
  onRead: (versionId: string) => void
}

/** The name of a form, its versions, and the actions on the whole form. */
export function FormHead({ form, shownId, changes, onRead }: Props) {
  const t = useTranslations('assessment-forms')
  const count = useFormList().data?.length
  return (
    <header className={styles.head}>
      <Link to="/manage/{-$section}" params={{ section: 'forms' }} className={styles.up}>
        <ChevronLeftIcon />
        {count === undefined ? t('back') : t('backTo', { count })}
      </Link>
      <div className={styles.title}>
        <h1>{form.name}</h1>
        <Actions form={form} />
        {form.isEnded && <State kind="none">{t('list.ended')}</State>}
      </div>
      <VersionLine versions={form.versions} shownId={shownId} changes={changes} onRead={onRead} />
    </header>
  )
}

function Actions({ form: { formId, name, description, isEnded } }: Pick<Props, 'form'>) {
  const t = useTranslations('assessment-forms')
  const [isNaming, setIsNaming] = useState(false)
  const [isEnding, setIsEnding] = useState(false)
  const rename = useChange(renameForm, { done: t('renamed') })
  const end = useChange(endForm)
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button look="quiet" size="small" isIcon aria-label={t('more')} title={t('more')}>
            <MenuIcon />
          </Button>
        }
      >
        <MenuItem onSelect={() => setIsNaming(true)}>{t('rename')}</MenuItem>
        {isEnded ? (
          <MenuItem onSelect={() => void end({ formId, isEnded: false })}>{t('reopen')}</MenuItem>
        ) : (
          <MenuItem onSelect={() => setIsEnding(true)}>{t('end')}</MenuItem>
        )}
      </Menu>
      <NameSheet
        title={t('rename')}
        action={t('saveName')}
        isOpen={isNaming}
        onClose={() => setIsNaming(false)}
        named={{ name, description }}
        onSave={(named) => rename({ formId, ...named })}
      />
      <ConfirmSheet
        title={t('end')}
        text={t('endText', { name })}
        isOpen={isEnding}
        onClose={() => setIsEnding(false)}
        onConfirm={() => end({ formId, isEnded: true })}
      />
    </>
  )
}
