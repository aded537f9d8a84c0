import { CountedArea } from '@candor/ui/sections/counted-area'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { maxWords } from '../../../../candidates/bulk/contract/limits.ts'
import type { BulkSheetProps } from '../../../../candidates/bulk/web/bulk-registry.ts'
import { BulkSheetFrame } from '../../../../candidates/bulk/web/bulk-sheet.tsx'
import { ReasonChoices } from '../reason-choices.tsx'

/** Rejects the chosen candidates with one reason. No reason is preselected, and the button names the missing one. */
export function BulkSheet(props: BulkSheetProps) {
  const t = useTranslations('bulk')
  const [reasons, setReasons] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const toggle = (reason: string) =>
    setReasons((before) =>
      before.includes(reason) ? before.filter((each) => each !== reason) : [...before, reason],
    )
  const hasReason = reasons.length > 0 || text.trim() !== ''
  return (
    <BulkSheetFrame
      {...props}
      title={t('reject.title', { count: props.count })}
      terms={{ kind: 'reject' }}
      words={{ reasons: [...reasons], text }}
      missing={hasReason ? null : t('reject.missing')}
      submit={(count) => t('reject.submit', { count })}
    >
      <ReasonChoices chosen={reasons} onToggle={toggle} />
      <CountedArea
        label={t('reject.text')}
        rows={3}
        most={maxWords}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </BulkSheetFrame>
  )
}
