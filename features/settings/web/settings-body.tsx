import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { SectionBody, type SectionState } from '@candor/ui/sections/section-body'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Intro } from '../../manage/web/intro.tsx'
import { getSettings } from '../contract.ts'

export type Settings = ReplyOf<typeof getSettings>

interface Props {
  intro: string
  children: (settings: Settings) => ReactNode
}

/** How the company is set up, once it has come; what a section of it shows is drawn from that. */
export function SettingsBody({ intro, children }: Props) {
  const t = useTranslations('settings')
  const { data, isPending, isError, refetch } = useQuery(callQuery(getSettings, {}))
  const onRetry = () => void refetch()
  function stateOf(): SectionState {
    if (isPending) return { kind: 'loading' }
    if (!isError) return { kind: 'ready' }
    return data ? { kind: 'stale', onRetry } : { kind: 'failed', message: t('failed'), onRetry }
  }
  return (
    <>
      <Intro>{intro}</Intro>
      <SectionBody state={stateOf()}>{data && children(data)}</SectionBody>
    </>
  )
}
