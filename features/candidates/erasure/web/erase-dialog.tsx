import { callQuery } from '@candor/call/web/query'
import { nameIn } from '@candor/messages/local-name'
import { Button } from '@candor/ui/inputs/button'
import { Sheet } from '@candor/ui/overlays/sheet'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { readErasable } from '../contract.ts'
import type { Erasable } from '../rules/wire.ts'
import { EraseFields, GoesList } from './erase-fields.tsx'
import styles from './erasure.module.css'
import { useEraseForm } from './use-erase-form.ts'

interface Props {
  candidateId: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Says what goes with the candidate, and asks for the reason and the name. */
export function EraseDialog({ candidateId, isOpen, onOpenChange }: Props) {
  const t = useTranslations('erasure')
  const locale = useLocale()
  const form = useId()
  const query = useQuery({ ...callQuery(readErasable, ofCandidate(candidateId)), enabled: isOpen })
  const name = query.data ? nameIn(locale, query.data.name, query.data.nameLatin) : ''
  return (
    <Sheet
      title={t('ask', { name })}
      description={t('askText')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          {query.data && (
            <Button look="primary" type="submit" form={form}>
              {t('erase')}
            </Button>
          )}
        </>
      }
    >
      <SectionBody state={sectionState(query, t('failed'), false)}>
        {query.data && (
          <EraseForm form={form} candidateId={candidateId} erasable={query.data} refresh={query.refetch} />
        )}
      </SectionBody>
    </Sheet>
  )
}

interface FormProps {
  form: string
  candidateId: string
  erasable: Erasable
  refresh: () => Promise<unknown>
}

function EraseForm({ form, candidateId, erasable, refresh }: FormProps) {
  const state = useEraseForm(candidateId, erasable, refresh)
  return (
    <form
      id={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void state.erase()
      }}
    >
      <GoesList counts={state.chosen.counts} />
      <EraseFields erasable={erasable} state={state} />
      {state.faults.all && (
        <p role="alert" className={styles.fault}>
          {state.faults.all}
        </p>
      )}
    </form>
  )
}
