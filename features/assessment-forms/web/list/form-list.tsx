import { Button } from '@candor/ui/inputs/button'
import { EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useMedia } from '@candor/ui/use-media.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Intro } from '../../../manage/web/intro.tsx'
import { useChange } from '../../../manage/web/use-change.ts'
import { createForm } from '../../contract/manage.ts'
import { NameSheet } from '../name-sheet.tsx'
import { useFormList } from '../use-forms.ts'
import { buildingWidth } from '../widths.ts'
import styles from './form-list.module.css'
import { FormTable } from './form-table.tsx'

/** All assessment forms of the company, with a button to add one. */
export function FormList() {
  const t = useTranslations('assessment-forms')
  const forms = useFormList()
  const canBuild = useMedia(buildingWidth)
  const [isNaming, setIsNaming] = useState(false)
  const navigate = useNavigate()
  const create = useChange(createForm, { done: null })

  async function handleCreate(named: { name: string; description: string }, isOpen: () => boolean) {
    const made = await create(named)
    // Whoever closed the sheet or left the list meanwhile is not led to the new form.
    if ('failure' in made || !isOpen()) return made
    const search = { form: made.reply.formId }
    await navigate({ to: '/manage/{-$section}', params: { section: 'forms' }, search })
    return made
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('manageTitle')}</h1>
        {canBuild && (
          <Button look="primary" onClick={() => setIsNaming(true)}>
            {t('list.new')}
          </Button>
        )}
      </header>
      <Intro>{t('intro')}</Intro>
      {forms.isPending && <Skeleton lines={6} />}
      {forms.isError && <FailedNote message={t('failed')} onRetry={() => void forms.refetch()} />}
      {forms.data?.length === 0 && (
        <EmptyNote title={t('list.none')} text={t(canBuild ? 'list.noneText' : 'list.noneSmall')} />
      )}
      {forms.data && forms.data.length > 0 && <FormTable forms={forms.data} />}
      <NameSheet
        title={t('list.new')}
        action={t('create')}
        isOpen={isNaming}
        onClose={() => setIsNaming(false)}
        onSave={handleCreate}
      />
    </div>
  )
}
