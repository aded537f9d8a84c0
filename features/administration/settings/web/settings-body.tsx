import { callQuery } from '@candor/call/web/query'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Intro } from '../../../platform/manage/web/intro.tsx'
import { getSettings } from '../contract.ts'
import { readSettings, type Settings } from '../rules/wire.ts'

interface Props {
  intro: string
  children: (settings: Settings) => ReactNode
}

/** Loads the company's settings, then draws a section from them. */
export function SettingsBody({ intro, children }: Props) {
  const t = useTranslations('settings')
  const settings = useQuery({ ...callQuery(getSettings, {}), select: readSettings })
  return (
    <>
      <Intro>{intro}</Intro>
      <SectionBody state={sectionState(settings, t('failed'))}>
        {settings.data && children(settings.data)}
      </SectionBody>
    </>
  )
}
