import { CountedArea } from '@candor/ui/sections/counted-area'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { maxWords } from '../../../../candidates/bulk/contract/limits.ts'
import type { BulkSheetProps } from '../../../../candidates/bulk/web/bulk-registry.ts'
import { BulkSheetFrame } from '../../../../candidates/bulk/web/bulk-sheet.tsx'
import { toggled } from '../../rules/choosing.ts'
import type { Chosen } from '../colleague.ts'
import { PeopleField } from '../people-field.tsx'

const nobody: ReadonlySet<string> = new Set()

/** Recommends the chosen candidates to colleagues, with one remark, in one step. */
export function BulkSheet(props: BulkSheetProps) {
  const t = useTranslations('bulk')
  const words = useTranslations('recommend')
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [text, setText] = useState('')
  const toggle = ({ userId, userName }: Chosen) =>
    setChosen((before) => toggled(before, { userId, userName }))
  return (
    <BulkSheetFrame
      {...props}
      title={t('recommend.title', { count: props.count })}
      terms={
        chosen.length === 0
          ? null
          : { kind: 'recommend', accountIds: chosen.map(({ userId }) => userId).toSorted() }
      }
      words={{ text }}
      missing={chosen.length === 0 ? t('recommend.missing') : null}
      submit={(count) => t('recommend.submit', { count })}
    >
      <PeopleField positionId="" chosen={chosen} askedIds={nobody} error={null} onToggle={toggle} />
      <CountedArea
        label={words('remark')}
        rows={3}
        most={maxWords}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </BulkSheetFrame>
  )
}
