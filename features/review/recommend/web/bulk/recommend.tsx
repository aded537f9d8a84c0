import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { maxWords } from '../../../../candidates/bulk/contract/limits.ts'
import type { BulkSheetProps } from '../../../../candidates/bulk/web/bulk-registry.ts'
import { BulkSheetFrame } from '../../../../candidates/bulk/web/bulk-sheet.tsx'
import { type SentTerms, useLook } from '../../../../candidates/bulk/web/use-look.ts'
import { MentionArea } from '../../../mentions/web/mention-area.tsx'
import type { NamingText } from '../../../mentions/web/use-naming.ts'
import { toggled } from '../../rules/choosing.ts'
import type { Chosen } from '../colleague.ts'
import { PeopleField } from '../people-field.tsx'

const nobody: ReadonlySet<string> = new Set()

/** Recommends the chosen candidates to colleagues, with one remark, in one step. */
export function BulkSheet(props: BulkSheetProps) {
  const t = useTranslations('bulk')
  const words = useTranslations('recommend')
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [note, setNote] = useState<NamingText>({ text: '', mentioned: [] })
  const [fault, setFault] = useState<string | null>(null)
  const toggle = ({ userId, userName }: Chosen) =>
    setChosen((before) => toggled(before, { userId, userName }))
  const terms: SentTerms | null =
    chosen.length === 0
      ? null
      : { kind: 'recommend', accountIds: chosen.map(({ userId }) => userId).toSorted() }
  // The same look as that of the frame: its list says who may be named.
  const look = useLook(props.chosen, terms).data
  return (
    <BulkSheetFrame
      {...props}
      title={t('recommend.title', { count: props.count })}
      terms={terms}
      words={{ text: note.text, mentioned: note.mentioned.map(({ userId }) => userId) }}
      missing={chosen.length === 0 ? t('recommend.missing') : null}
      submit={(count) => t('recommend.submit', { count })}
      onRefused={(field, text) => {
        if (field === 'note') setFault(text)
        return field === 'note'
      }}
    >
      <PeopleField positionId="" chosen={chosen} askedIds={nobody} error={null} onToggle={toggle} />
      <MentionArea
        among={{ bulkId: look?.bulkId ?? null }}
        label={words('remark')}
        rows={3}
        most={maxWords}
        value={note}
        {...(fault !== null && { error: fault })}
        onChange={(next) => {
          setFault(null)
          setNote(next)
        }}
      />
    </BulkSheetFrame>
  )
}
