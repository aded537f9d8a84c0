import { CheckIcon } from '@candor/ui/icons'
import { NextPage } from '@candor/ui/next-page'
import { SectionBody, type SectionState } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { isUserType } from '../../../platform/access/rules/permissions.ts'
import type { Colleague } from './colleague.ts'
import styles from './colleague-list.module.css'
import type { Colleagues } from './use-colleagues.ts'

interface OptionProps {
  id: string
  colleague: Colleague
  isChosen: boolean
  /** Whether Enter in the search field takes it. */
  isActive: boolean
  /** Whether the colleague was asked about this candidate and has not answered. */
  isAsked: boolean
  onToggle: (colleague: Colleague) => void
}

function ColleagueOption({ id, colleague, isChosen, isActive, isAsked, onToggle }: OptionProps) {
  const t = useTranslations('access')
  const words = useTranslations('recommend')
  const { userName, email, userType } = colleague
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach it through the search field, which keeps the focus
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      data-active={isActive || undefined}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onToggle(colleague)}
    >
      <span className={styles.box}>{isChosen && <CheckIcon />}</span>
      <span className={styles.who}>
        <span className={styles.name}>{userName}</span>
        <span className={styles.email}>{email}</span>
      </span>
      {isAsked && <span className={styles.type}>{words('wasAsked')}</span>}
      <span className={styles.type}>{isUserType(userType) ? t(`userType.${userType}`) : userType}</span>
    </div>
  )
}

interface Props {
  id: string
  colleagues: Colleagues
  chosenIds: ReadonlySet<string>
  askedIds: ReadonlySet<string>
  activeId: string | null
  onToggle: (colleague: Colleague) => void
}

/** The id of a colleague's option, to which the search field points. */
export const optionId = (listId: string, userId: string) => `${listId}-${userId}`

/** The colleagues to choose from, any number of them. */
export function ColleagueList({ id, colleagues, chosenIds, askedIds, activeId, onToggle }: Props) {
  const t = useTranslations('recommend')
  const { data, hasNextPage, isPlaceholderData } = colleagues
  const items = data?.pages.flat() ?? []
  const none: SectionState = { kind: 'empty', title: t('noneFound'), text: t('noneFoundText') }
  return (
    <div className={styles.list} aria-busy={isPlaceholderData}>
      <SectionBody state={sectionState(colleagues, t('listFailed'), items.length === 0 && none)}>
        <div role="listbox" id={id} aria-multiselectable="true" aria-label={t('colleagues')}>
          {items.map((colleague) => (
            <ColleagueOption
              key={colleague.userId}
              id={optionId(id, colleague.userId)}
              colleague={colleague}
              isChosen={chosenIds.has(colleague.userId)}
              isActive={colleague.userId === activeId}
              isAsked={askedIds.has(colleague.userId)}
              onToggle={onToggle}
            />
          ))}
        </div>
        {hasNextPage && <NextPage list={colleagues} look="quiet" className={styles.more} />}
      </SectionBody>
    </div>
  )
}
