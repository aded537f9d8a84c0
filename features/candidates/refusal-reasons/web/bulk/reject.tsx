import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { maxWords } from '../../../bulk/contract/limits.ts'
import type { BulkSheetProps } from '../../../bulk/web/bulk-registry.ts'
import { BulkSheetFrame } from '../../../bulk/web/bulk-sheet.tsx'
import { type Why, type WhyFault, WhyFields } from '../why-fields.tsx'

/** Rejects the chosen candidates with one reason. No reason is preselected, and the button names the missing one. */
export function BulkSheet(props: BulkSheetProps) {
  const t = useTranslations('bulk')
  const [why, setWhy] = useState<Why>({ reason: '', reasons: [] })
  const [fault, setFault] = useState<WhyFault | null>(null)
  const { reason: text, reasons } = why
  const hasReason = reasons.length > 0 || text.trim() !== ''
  return (
    <BulkSheetFrame
      {...props}
      title={t('reject.title', { count: props.count })}
      terms={{ kind: 'reject' }}
      words={{ reasons: [...reasons], text }}
      missing={hasReason ? null : t('reject.missing')}
      submit={(count) => t('reject.submit', { count })}
      onRefused={(field, words) => {
        if (field === 'reason') setFault({ text: words })
        return field === 'reason'
      }}
    >
      <WhyFields
        label={t('reject.text')}
        most={maxWords}
        value={why}
        isRejecting
        fault={fault}
        onChange={(change) => {
          setFault(null)
          setWhy({ ...why, ...change })
        }}
      />
    </BulkSheetFrame>
  )
}
