import { pagesQuery } from '@candor/call/web/query'
import { nameIn } from '@candor/messages/local-name'
import { Section } from '@candor/ui/sections/section'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { PositionRounds } from '../../../meetings/position-rounds/web/position-rounds.tsx'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { PagedList } from '../../../platform/manage/web/paged-list.tsx'
import { SearchField } from '../../../platform/manage/web/search-field.tsx'
import { listPositionSettings } from '../contract.ts'
import { PositionCode } from './position-code.tsx'
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

  return (
    <>
      <Intro>{t('intro')}</Intro>
      <div className={styles.find}>
        <SearchField label={t('find')} onSearch={setText} />
      </div>
      <PagedList pages={positions} failed={t('failed')} none={{ title: t('none'), text: t('noneText') }}>
        {(list) =>
          list.map((position) => (
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
          ))
        }
      </PagedList>
    </>
  )
}
