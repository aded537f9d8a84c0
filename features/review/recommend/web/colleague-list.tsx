import { CheckIcon } from '@candor/ui/icons'
import { NextPage } from '@candor/ui/next-page'
import { SectionBody, type SectionState } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isUserType } from '../../../platform/access/rules/permissions.ts'
import type { Colleague } from './colleague.ts'
import styles from './colleague-list.module.css'
import type { Colleagues } from './use-colleagues.ts'

interface OptionProps {
  colleague: Colleague
  isChosen: boolean
  /** One option can be reached by Tab, the others by arrow keys. */
  isTabStop: boolean
  onToggle: (colleague: Colleague) => void
  onFocus: (userId: string) => void
}

function ColleagueOption({ colleague, isChosen, isTabStop, onToggle, onFocus }: OptionProps) {
  const t = useTranslations('access')
  const { userId, userName, email, userType } = colleague
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    onToggle(colleague)
  }
  return (
    <div
      role="option"
      aria-selected={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      className={styles.option}
      onClick={() => onToggle(colleague)}
      onKeyDown={handleKeyDown}
      onFocus={() => onFocus(userId)}
    >
      <span className={styles.box}>{isChosen && <CheckIcon />}</span>
      <span className={styles.who}>
        <span className={styles.name}>{userName}</span>
        <span className={styles.email}>{email}</span>
      </span>
      <span className={styles.type}>{isUserType(userType) ? t(`userType.${userType}`) : userType}</span>
    </div>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: -Infinity,
  End: Infinity,
}

/** Moves the focus among the options of a list by the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const options: Element[] = [...event.currentTarget.querySelectorAll('[role=option]')]
  const at = options.indexOf(event.target instanceof Element ? event.target : event.currentTarget)
  const next = options[Math.max(0, Math.min(options.length - 1, at + step))]
  if (next instanceof HTMLElement) next.focus()
}

interface Props {
  colleagues: Colleagues
  chosenIds: ReadonlySet<string>
  onToggle: (colleague: Colleague) => void
}

/** The colleagues to choose from, any number of them; more load while scrolling. */
export function ColleagueList({ colleagues, chosenIds, onToggle }: Props) {
  const t = useTranslations('recommend')
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const { data, hasNextPage, isPlaceholderData } = colleagues
  const items = data?.pages.flat() ?? []
  const tabStop = items.some(({ userId }) => userId === focusedId) ? focusedId : items[0]?.userId

  const none: SectionState = { kind: 'empty', title: t('noneFound'), text: t('noneFoundText') }

  return (
    <div className={styles.list} aria-busy={isPlaceholderData}>
      <SectionBody state={sectionState(colleagues, t('listFailed'), items.length === 0 && none)}>
        <div role="listbox" aria-multiselectable="true" aria-label={t('colleagues')} onKeyDown={moveFocus}>
          {items.map((colleague) => (
            <ColleagueOption
              key={colleague.userId}
              colleague={colleague}
              isChosen={chosenIds.has(colleague.userId)}
              isTabStop={colleague.userId === tabStop}
              onToggle={onToggle}
              onFocus={setFocusedId}
            />
          ))}
        </div>
        {hasNextPage && <NextPage list={colleagues} look="quiet" className={styles.more} />}
      </SectionBody>
    </div>
  )
}
