import { SearchIcon } from '@candor/ui/icons'
import { Field } from '@candor/ui/inputs/field'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChosenChips } from './chosen-chips.tsx'
import type { Chosen, Colleague } from './colleague.ts'
import { ColleagueList, optionId } from './colleague-list.tsx'
import styles from './recommend-dialog.module.css'
import { useColleagues } from './use-colleagues.ts'

interface Props {
  positionId: string
  chosen: readonly Chosen[]
  /** Colleagues who were asked and have not answered. */
  askedIds: ReadonlySet<string>
  error: string | null
  onToggle: (chosen: Chosen) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }

function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}

/** Search for colleagues and the keys of its field. Enter chooses the active hit, or the first hit of the text. */
function usePeopleSearch({
  positionId,
  chosen,
  onToggle,
}: Pick<Props, 'positionId' | 'chosen' | 'onToggle'>) {
  const [text, setText] = useState('')
  const [movedTo, setMovedTo] = useState<string | null>(null)
  const isTaking = useRef(false)
  const { colleagues, find } = useColleagues(positionId, text)
  const chosenIds = new Set(chosen.map(({ userId }) => userId))
  const items = colleagues.data?.pages.flat() ?? []
  const firstOf = (hits: readonly Colleague[]) => hits.find(({ userId }) => !chosenIds.has(userId))
  const active = items.find(({ userId }) => userId === movedTo) ?? (text === '' ? undefined : firstOf(items))

  function choose({ userId, userName }: Colleague) {
    onToggle({ userId, userName })
    setText('')
    setMovedTo(null)
  }
  /** The hits of the text as it is now, also where its search is still to come. */
  async function takeFirst() {
    if (isTaking.current) return
    isTaking.current = true
    try {
      const hit = firstOf(await find(text))
      if (hit) choose(hit)
    } finally {
      isTaking.current = false
    }
  }
  function move(step: number) {
    const at = items.findIndex(({ userId }) => userId === active?.userId)
    const next = items[Math.max(0, Math.min(items.length - 1, at + step))]
    if (next) setMovedTo(next.userId)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    const last = chosen.at(-1)
    if (step !== undefined) move(step)
    else if (event.key === 'Enter' && movedTo !== null && active) choose(active)
    else if (event.key === 'Enter' && text.trim() !== '') void takeFirst().catch(() => undefined)
    else if (event.key === 'Backspace' && text === '' && last) onToggle(last)
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }
  function handleText(typed: string) {
    setText(typed)
    setMovedTo(null)
  }
  return { text, colleagues, chosenIds, activeId: active?.userId ?? null, choose, handleText, handleKeyDown }
}

/** Colleagues chosen by typing: Enter takes the first hit, Backspace in the empty field takes the last one back. */
export function PeopleField({ positionId, chosen, askedIds, error, onToggle }: Props) {
  const t = useTranslations('recommend')
  const listId = useId()
  const search = usePeopleSearch({ positionId, chosen, onToggle })
  const { text, activeId } = search
  return (
    <div className={styles.people}>
      <Field
        type="search"
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId === null ? undefined : optionId(listId, activeId)}
        label={t('search')}
        isLabelHidden
        placeholder={t('search')}
        autoComplete="off"
        maxLength={100}
        value={text}
        start={<SearchIcon />}
        {...(error && { error })}
        onKeyDown={search.handleKeyDown}
        onChange={(event) => search.handleText(event.target.value)}
      />
      <ChosenChips chosen={chosen} onRemove={onToggle} />
      <ColleagueList
        id={listId}
        colleagues={search.colleagues}
        chosenIds={search.chosenIds}
        askedIds={askedIds}
        activeId={activeId}
        onToggle={search.choose}
      />
    </div>
  )
}
