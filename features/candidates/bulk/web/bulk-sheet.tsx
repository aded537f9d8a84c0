import type { SentInputOf } from '@candor/call/define'
import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { Button } from '@candor/ui/inputs/button'
import { Sheet } from '@candor/ui/overlays/sheet'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { faultyField } from '../../../sign-in/account-changes/rules/new-account.ts'
import { listBulk, startBulk } from '../contract.ts'
import { begunHere } from './begun.ts'
import type { BulkSheetProps } from './bulk-registry.ts'
import styles from './bulk-sheet.module.css'
import { LookSummary } from './look-summary.tsx'
import { type SentTerms, useLook } from './use-look.ts'

interface Props extends BulkSheetProps {
  readonly title: string
  /** Null while a choice is missing. */
  readonly terms: SentTerms | null
  readonly words: SentInputOf<typeof startBulk>['words']
  /** The name of the missing entry, for the button; null where nothing is missing. */
  readonly missing: string | null
  /** The words of the button for a number of candidates. */
  readonly submit: (count: number) => string
  /** Shows a refusal at the field that it names. Returns whether there is such a field. */
  readonly onRefused?: (field: string | null, text: string) => boolean
  readonly children?: ReactNode
  /** Below what the act would do. */
  readonly after?: ReactNode
}

/** Why the act was not begun, where that is about no field of the sheet. */
function Fault({ text }: { text: string | null }) {
  return (
    text !== null && (
      <p className={styles.fault} role="alert">
        {text}
      </p>
    )
  )
}

/** A sheet of an act on many: its choices, whom it reaches and whom not, and the button that begins it. */
export function BulkSheetFrame(props: Props) {
  const { chosen, count, title, terms, words, missing, submit, children, onClose, onStarted } = props
  const t = useTranslations('bulk')
  const ui = useTranslations('ui')
  const queries = useQueryClient()
  const [, setBegun] = begunHere.use()
  const query = useLook(chosen, terms)
  const look = query.data ?? null
  const reached = look?.count ?? count
  const [fault, setFault] = useState<string | null>(null)
  const [begin, isBusy] = useOneAtATime(async () => {
    if (!look) return
    setFault(null)
    try {
      await callApi(startBulk, { bulkId: look.bulkId, words })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      const isShown = props.onRefused?.(faultyField(failure.data), failure.message) ?? false
      return setFault(isShown ? null : failure.message)
    }
    setBegun('yes')
    await queries.invalidateQueries({ queryKey: [listBulk.path] })
    onStarted()
  })
  const isNobody = look !== null && look.count === 0
  return (
    <Sheet
      title={title}
      isOpen
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button
            look="primary"
            disabled={missing !== null || look === null || isNobody || isBusy}
            aria-busy={isBusy}
            onClick={() => void begin()}
          >
            {missing ?? (isNobody ? t('nobody') : submit(reached))}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Fault text={fault} />
        {children}
        {terms !== null && (
          <SectionBody state={sectionState(query, t('lookFailed'))}>
            {look && <LookSummary look={look} />}
          </SectionBody>
        )}
        {look && look.openRecommendations > 0 && props.after}
      </div>
    </Sheet>
  )
}
