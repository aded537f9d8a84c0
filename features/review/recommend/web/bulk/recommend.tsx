import { SearchIcon } from '@candor/ui/icons'
import { Field } from '@candor/ui/inputs/field'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { maxWords } from '../../../../candidates/bulk/contract/limits.ts'
import type { BulkSheetProps } from '../../../../candidates/bulk/web/bulk-registry.ts'
import { BulkSheetFrame } from '../../../../candidates/bulk/web/bulk-sheet.tsx'
import { toggled } from '../../rules/choosing.ts'
import { ChosenChips } from '../chosen-chips.tsx'
import type { Chosen } from '../colleague.ts'
import { ColleagueList } from '../colleague-list.tsx'
import { useColleagues } from '../use-colleagues.ts'

/** Recommends the chosen candidates to colleagues, with one remark, in one step. */
export function BulkSheet(props: BulkSheetProps) {
  const t = useTranslations('bulk')
  const words = useTranslations('recommend')
  const [find, setFind] = useState('')
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [text, setText] = useState('')
  const colleagues = useColleagues('', find)
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
      <Field
        type="search"
        label={words('search')}
        isLabelHidden
        placeholder={words('search')}
        autoComplete="off"
        maxLength={100}
        value={find}
        start={<SearchIcon />}
        onChange={(event) => setFind(event.target.value)}
      />
      <ChosenChips chosen={chosen} onRemove={toggle} />
      <ColleagueList
        colleagues={colleagues}
        chosenIds={new Set(chosen.map(({ userId }) => userId))}
        onToggle={toggle}
      />
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
