import { Button } from '@candor/ui/inputs/button'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useMedia } from '@candor/ui/use-media.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Intro } from '../../../../platform/manage/web/intro.tsx'
import { useChange } from '../../../../platform/manage/web/use-change.ts'
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
  const noneText = t(canBuild ? 'list.noneText' : 'list.noneSmall')
  const none = { kind: 'empty', title: t('list.none'), text: noneText } as const
  const create = useChange(createForm, { done: null })

  async function handleCreate(named: { name: string; description: string }, isOpen: () => boolean) {
    const made = await create(named)
    // An administrator who closed the sheet or left the list meanwhile is not led to the new form.
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
      <SectionBody state={sectionState(forms, t('failed'), forms.data?.length === 0 && none)}>
        <FormTable forms={forms.data ?? []} />
      </SectionBody>
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
