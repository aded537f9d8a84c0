import { pagesQuery } from '@candor/call/web/query'
import { nameIn } from '@candor/messages/local-name'
import { SearchIcon } from '@candor/ui/icons'
import { MoreButton } from '@candor/ui/next-page'
import { Section } from '@candor/ui/sections/section'
import { SectionBody, type SectionState } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Intro } from '../../manage/web/intro.tsx'
import { SearchField } from '../../manage/web/search-field.tsx'
import { PositionCode } from '../../position-codes/web/position-code.tsx'
import { PositionRounds } from '../../position-rounds/web/position-rounds.tsx'
import { listPositionSettings } from '../contract.ts'
import { PositionRules } from './position-rules.tsx'
import styles from './positions-panel.module.css'

function usePositions(text: string) {
  return useInfiniteQuery(pagesQuery(listPositionSettings, { text: text || undefined }))
}

/** The rules by which single positions differ, found by name. */
export function PositionsPanel() {
  const t = useTranslations('settings.positions')
  const locale = useLocale()
  const [text, setText] = useState('')
  const positions = usePositions(text)
  const { data, hasNextPage } = positions
  const list = data?.pages.flatMap((page) => page.list) ?? []
  const none: SectionState = { kind: 'empty', title: t('none'), text: t('noneText') }

  return (
    <>
      <Intro>{t('intro')}</Intro>
      <div className={styles.find}>
        <SearchField label={t('find')} start={<SearchIcon />} onSearch={setText} />
      </div>
      <SectionBody state={sectionState(positions, t('failed'), list.length === 0 && none)}>
        {list.map((position) => (
          <Section
            key={position.positionId}
            title={nameIn(locale, position.name, position.nameLatin)}
            isInner
            isFoldable
            isOpenAtFirst={false}
            level={2}
          >
            <PositionRules position={position} />
            <PositionRounds positionId={position.positionId} name={position.name} />
            <PositionCode positionId={position.positionId} name={position.name} />
          </Section>
        ))}
        {hasNextPage && (
          <div className={styles.more}>
            <MoreButton list={positions}>{t('more')}</MoreButton>
          </div>
        )}
      </SectionBody>
    </>
  )
}
